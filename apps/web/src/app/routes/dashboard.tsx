export default function DashboardPage() {
  return <p>dashboard</p>;
}
