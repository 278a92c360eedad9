import { Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';

interface ResultPagesProps {
  /** Number of pages. */
  total: number;
  /** From 1 on. */
  page: number;
  onChange: (page: number) => void;
  /** The list, for assistive technology. */
  of: string;
}

/** Mantine's pagination with names in the language of the user; nothing for a single page. */
export function ResultPages({ total, page, onChange, of }: ResultPagesProps) {
  const t = useText();
  const { number } = useFormats();
  const pages = useRef<HTMLDivElement>(null);
  // A control that is disabled, on the first or last page, would lose the focus.
  useLayoutEffect(() => {
    if (pages.current?.contains(document.activeElement) && document.activeElement?.matches(':disabled')) {
      pages.current.querySelector<HTMLElement>('[aria-current=page]')?.focus();
    }
  }, [page]);
  if (total < 2) return null;
  return (
    <Pagination
      ref={pages}
      role="navigation"
      aria-label={`${of}: ${t('result.pages')}`}
      siblings={0}
      total={total}
      value={page}
      onChange={onChange}
      getItemProps={(each) => ({ 'aria-label': t('result.page', { page: number(each) }) })}
      getControlProps={(control) => ({
        'aria-label': t(control === 'next' ? 'result.next-page' : 'result.previous-page'),
      })}
    />
  );
}
