import { useLocation } from 'wouter';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from './message-page';
import { MissingFrame } from './missing-frame';

/** @param standsAlone false inside the dashboard */
export function NotFoundPage({ standsAlone = true }: { standsAlone?: boolean }) {
  const [address] = useLocation();
  return (
    <MessagePage
      standsAlone={standsAlone}
      picture={<MissingFrame />}
      title="Page not found"
      text="There is nothing at this address. It may have moved, or never been there."
      detail={address}
    >
      {standsAlone ? (
        <ButtonLink href={paths.home}>Go to the start</ButtonLink>
      ) : (
        <>
          <ButtonLink href={paths.sandbox}>Open the Sandbox</ButtonLink>
          <ButtonLink href={paths.settings} variant="default">
            Personal Settings
          </ButtonLink>
        </>
      )}
    </MessagePage>
  );
}
