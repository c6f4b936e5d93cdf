/** The marigold tag on its ring, with the pet's initial. It never shows a verdict. */
export function CollarTag({ drop, initial }: { readonly drop: number; readonly initial: string }) {
  return (
    <g transform={`translate(0 ${drop})`}>
      <circle cx="120" cy="202.6" r="4.8" fill="none" stroke="#F6F2E8" strokeWidth="3.2" />
      <circle cx="120" cy="220.6" r="15" fill="#F2B02A" />
      <circle cx="120" cy="212" r="2.9" fill="#8A5F0A" />
      <text
        x="120"
        y="228.6"
        textAnchor="middle"
        fontSize="15.5"
        fontWeight="800"
        fill="#573A06"
        className="font-sans"
      >
        {initial}
      </text>
    </g>
  );
}
