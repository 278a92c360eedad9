import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from './message-page';

/** @param standsAlone false inside the dashboard */
export function NotFoundPage({ standsAlone = true }: { standsAlone?: boolean }) {
  return (
    <MessagePage
      standsAlone={standsAlone}
      title="Page not found"
      text="There is nothing at this address. It may have moved, or never been there."
    >
      <ButtonLink href={paths.home}>Go to the start</ButtonLink>
    </MessagePage>
  );
}
