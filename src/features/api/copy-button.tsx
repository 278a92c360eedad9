import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '@/i18n/use-text';
import { IconButton } from '@/ui/layouts/icon-button';

interface CopyButtonProps {
  name: string;
  /** Just now: the picture says so for a moment. */
  copied: boolean;
  onCopy: () => void;
}

export function CopyButton({ name, copied, onCopy }: CopyButtonProps) {
  const t = useText();
  return (
    <IconButton
      icon={copied ? IconCheck : IconCopy}
      tone={copied ? 'good' : 'plain'}
      label={t(copied ? 'api.copied-name' : 'api.copy-name', { name })}
      hint={t(copied ? 'api.copied' : 'api.copy')}
      onClick={onCopy}
    />
  );
}
