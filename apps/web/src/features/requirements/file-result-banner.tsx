import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { ruleFileMessages } from './file-messages.gen.ts';
import { LeftOutRules } from './left-out-rules.tsx';
import type { FileResult } from './use-rule-file.ts';

interface FileResultBannerProps {
  readonly result: FileResult;
  readonly onClose: () => void;
}

/** Why a file could not be loaded, or which of its rules were left out. */
export function FileResultBanner({ result, onClose }: FileResultBannerProps) {
  const messages = ruleFileMessages;
  const close = (
    <Button variant="ghost" size="small" onPress={onClose}>
      {messages.close}
    </Button>
  );
  if (result.kind === 'partly') {
    const { file, count, leftOut } = result;
    const title = count > 0 ? messages.loadedTitle(count, file, leftOut.length) : messages.noneTitle(file);
    return (
      <Banner tone="soon" announce="alert" title={title} action={close}>
        <LeftOutRules rules={leftOut} />
      </Banner>
    );
  }
  return (
    <Banner tone="stop" announce="alert" title={messages.failedTitle(result.file)} action={close}>
      {result.kind === 'failed' ? messages.failed[result.problem] : result.message}
    </Banner>
  );
}
