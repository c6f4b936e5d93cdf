export default function TodayPage() {
  return <p>today</p>;
}
