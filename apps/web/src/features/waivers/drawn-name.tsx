import { type PointerEvent, useRef } from 'react';
import { Button } from '../../ui/button/index.ts';
import { waiverMessages } from './messages.gen.ts';

const [width, height] = [600, 200];

/** A field to draw a signature in. The ink is dark in every theme, because it is printed on white paper. */
export function DrawnName({ onChange }: { readonly onChange: (png: string | null) => void }) {
  const messages = waiverMessages;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef(false);
  const pen = () => canvas.current?.getContext('2d') ?? null;
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = pen();
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = '#1d1b19';
    context.beginPath();
    context.moveTo(...pointOf(event));
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = pen();
    if (!drawing.current || !context) return;
    context.lineTo(...pointOf(event));
    context.stroke();
  };
  const end = () => {
    if (!drawing.current) return;
    drawing.current = false;
    onChange(canvas.current?.toDataURL('image/png') ?? null);
  };
  const clear = () => {
    pen()?.clearRect(0, 0, width, height);
    onChange(null);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={messages.drawHere}
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        className="aspect-[3/1] w-full touch-none rounded-field bg-[#fff] inset-ring inset-ring-line-strong"
      />
      <p className="type-small text-ink-2">{messages.drawHere}</p>
      <Button variant="ghost" size="small" onPress={clear}>
        {messages.clear}
      </Button>
    </div>
  );
}
