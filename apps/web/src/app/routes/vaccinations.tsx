export default function VaccinationsPage() {
  return <p>vaccinations</p>;
}
