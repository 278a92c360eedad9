import { Tabs, type TabsListProps } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useEffect, useRef } from 'react';
import classes from './tab-line.module.css';

/** Tabs in one line, which scrolls. The current one stays on the screen, also when what was above it has closed. */
export function TabLine({ current, ...list }: TabsListProps & { current: string }) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = tabs.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return <Tabs.List {...list} ref={tabs} className={classes.tabs ?? ''} />;
}
