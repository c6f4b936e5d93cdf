export default function ScanPage() {
  return <p>scan</p>;
}
