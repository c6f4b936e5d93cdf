import { Ellipsis, Link, Plus, QrCode, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/button/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { GalleryBlock } from './gallery-block.tsx';

const nothing = () => {};

/** Every variant, size and state of a button. */
export function ButtonSection() {
  return (
    <GalleryBlock title="Buttons" className="lg:col-span-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={QrCode}>Show badge</Button>
        <Button variant="accent">Start the free trial</Button>
        <Button variant="secondary" icon={Plus}>
          Add pet
        </Button>
        <Button variant="tonal">Plan booster</Button>
        <Button variant="quiet" icon={Link}>
          Share record
        </Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger" icon={Trash2}>
          Delete record
        </Button>
        <Button isDisabled onPress={nothing}>
          Confirm
        </Button>
        <Button busy="Saving…">Save vaccination</Button>
        <Button variant="quiet" size="small">
          Small
        </Button>
        <IconButton icon={Ellipsis} label="More" variant="quiet" />
        <Button size="lead">Log in</Button>
        <Button size="scan">Check in</Button>
        <LinkButton href="#buttons" variant="secondary">
          A link
        </LinkButton>
        <span className="self-center">
          <TextLink href="#buttons">Add to your calendar</TextLink>
        </span>
      </div>
      <div data-ground="deep" className="mt-4 flex flex-wrap items-center gap-3 rounded-card bg-deep p-4">
        <Button variant="invert">How it works</Button>
        <TextLink href="#buttons" tone="on-deep">
          See who may come in.
        </TextLink>
      </div>
    </GalleryBlock>
  );
}
