export default function PetPage() {
  return <p>pet</p>;
}
