export default function PublicBadgePage() {
  return <p>public-badge</p>;
}
