import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { IconButton } from '@/ui/icon-button';

interface CopyButtonProps {
  name: string;
  /** Just now: the picture says so for a moment. */
  copied: boolean;
  onCopy: () => void;
}

export function CopyButton({ name, copied, onCopy }: CopyButtonProps) {
  return (
    <IconButton
      icon={copied ? IconCheck : IconCopy}
      tone={copied ? 'good' : 'plain'}
      label={copied ? `Copied ${name}` : `Copy ${name}`}
      hint={copied ? 'Copied' : 'Copy'}
      onClick={onCopy}
    />
  );
}
