export default function RequirementsPage() {
  return <p>requirements</p>;
}
