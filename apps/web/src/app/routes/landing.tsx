export default function LandingPage() {
  return <p>landing</p>;
}
