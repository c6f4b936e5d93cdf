/** For an animal without a drawing: a paw print on its background colour. */
export function PawMark() {
  return (
    <g className="fill-ink" opacity="0.82">
      <ellipse cx="64" cy="122" rx="17" ry="23" transform="rotate(-24 64 122)" />
      <ellipse cx="101" cy="84" rx="18" ry="25" transform="rotate(-7 101 84)" />
      <ellipse cx="143" cy="84" rx="18" ry="25" transform="rotate(9 143 84)" />
      <ellipse cx="178" cy="124" rx="17" ry="23" transform="rotate(25 178 124)" />
      <path d="M121 128C146 128 168 156 168 178C168 194 156 202 143 199C135 197 128 195 121 195C114 195 107 197 99 199C86 202 74 194 74 178C74 156 96 128 121 128Z" />
    </g>
  );
}
