import { Image } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { type Camera, CameraView, useCamera, useCodeReader } from '../../platform/camera/index.ts';
import { Button } from '../../ui/button/index.ts';
import { connectionMessages } from './messages.gen.ts';
import { readBusinessSearch } from './read-business-search.ts';

interface PosterScanProps {
  /** The link to a business's page, as its poster shows it. */
  readonly onLink: (link: string) => void;
  readonly onClose: () => void;
}

/** Reads the code on a business's poster with the camera, or from a photo of it. */
export function PosterScan({ onLink, onClose }: PosterScanProps) {
  const messages = connectionMessages;
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera();
  const [problem, setProblem] = useState<string | null>(null);
  const stream = camera.status === 'on' ? camera.stream : null;
  const take = (text: string) => {
    if (readBusinessSearch(text, window.location.host).kind === 'link') onLink(text);
    else setProblem(messages.otherCode);
  };
  const { readPicture, failed } = useCodeReader(video, stream !== null, take);
  const upload = async (file: File) => {
    const text = await readPicture(file).catch(() => null);
    if (text === null) setProblem(messages.noCodeInPhoto);
    else take(text);
  };
  return (
    <div className="flex flex-col gap-3">
      {stream && (
        <div className="relative aspect-4/3 w-full overflow-hidden rounded-card bg-deeper">
          <CameraView stream={stream} video={video} />
        </div>
      )}
      <p role="status" className="type-small">
        {problem ?? (failed ? messages.cannotScan : whatToDo(camera, messages))}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {'retry' in camera && (
          <Button variant="secondary" onPress={camera.retry}>
            {messages.tryCameraAgain}
          </Button>
        )}
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void upload(file);
          }}
        >
          <Button variant="secondary" icon={Image}>
            {messages.uploadPoster}
          </Button>
        </FileTrigger>
        <Button variant="quiet" onPress={onClose}>
          {messages.stopScanning}
        </Button>
      </div>
    </div>
  );
}

function whatToDo(camera: Camera, messages: typeof connectionMessages) {
  if (camera.status === 'on') return messages.aimAtPoster;
  if (camera.status === 'starting') return messages.startingCamera;
  return messages.cameraProblems[camera.status];
}
