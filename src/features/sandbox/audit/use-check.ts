import { useEffect, useRef, useState } from 'react';
import { auditRecords } from '@/targeting/audit/audit';
import type { LogMapping } from '@/targeting/audit/log-columns';
import type { LineError } from '@/targeting/audit/read-requests';
import type { AuditRecord } from '@/targeting/audit/records';
import type { Audit } from './audit-draft';

/** How long the page may not respond, in ms. */
const SLICE_MS = 30;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Checks a text in slices, so that the page responds meanwhile. Nothing is sent anywhere. */
export function useCheck(onEnd: (audit: Audit) => void) {
  /** The number of records so far; null while nothing is checked. */
  const [checked, setChecked] = useState<number | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function check(text: string, mapping: LogMapping | null) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const records: AuditRecord[] = [];
    const errors: LineError[] = [];
    const all = auditRecords(text, mapping);
    setChecked(0);
    for (let until = 0, next = all.next(); next.done !== true; next = all.next()) {
      if ('problem' in next.value) errors.push(next.value);
      else records.push(next.value);
      if (performance.now() < until) continue;
      setChecked(records.length);
      await pause();
      if (controller.signal.aborted) return;
      until = performance.now() + SLICE_MS;
    }
    setChecked(null);
    onEnd({ records, errors });
  }

  function stop() {
    running.current?.abort();
    setChecked(null);
  }
  return { check: (...what: Parameters<typeof check>) => void check(...what), stop, checked };
}
