export default function EditPetPage() {
  return <p>edit-pet</p>;
}
