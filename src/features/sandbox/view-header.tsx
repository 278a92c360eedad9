import { Anchor, Title } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';

interface ViewHeaderProps {
  title: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The heading of a page of the Sandbox, which takes the focus, and the way back to the form and the library. */
export function ViewHeader({ title, headingRef }: ViewHeaderProps) {
  const t = useText();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;

  useEffect(() => {
    document.title = t('app.page-title', { title });
  }, [t, title]);
  // Once: messages that load later must not take the focus from where the user is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);

  return (
    <header>
      <Anchor component={Link} href={paths.sandbox} size="sm" py={3}>
        <IconArrowLeft size={14} aria-hidden="true" /> {t('shell.sandbox')}
      </Anchor>
      <Title ref={heading} order={1} size="h3" tabIndex={-1}>
        {title}
      </Title>
    </header>
  );
}
