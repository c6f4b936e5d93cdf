export default function NewPetPage() {
  return <p>new-pet</p>;
}
