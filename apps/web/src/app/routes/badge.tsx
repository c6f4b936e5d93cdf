export default function BadgePage() {
  return <p>badge</p>;
}
