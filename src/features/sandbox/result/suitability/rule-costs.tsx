import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import { ruleKey } from '@/targeting/suitability';
import { useFormats } from '@/ui/use-formats';
import { useRuleText } from '../plan/rule-text';
import type { Suitability } from '../plan/use-planning';
import classes from '../result-page.module.css';

/** What each rule takes away by itself, and all of them together. */
export function RuleCosts({ suitability: { plan, profile } }: { suitability: Suitability }) {
  const t = useText();
  const { duration } = useFormats();
  const ruleText = useRuleText();
  const { costs } = plan;
  if (costs.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('plan.cost.none')}
      </Text>
    );
  return (
    <div>
      <Table aria-label={t('plan.cost.title')} verticalSpacing={4} className={classes.costs}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('plan.cost.title')}</Table.Th>
            <Table.Th scope="col">{t('plan.cost.time')}</Table.Th>
            <Table.Th scope="col">{t('plan.cost.breaks')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {costs.map(({ rule, totalMs, aloneMs, breaksAlone }) => (
            <Table.Tr key={ruleKey(rule)}>
              <Table.Td>{ruleText(rule, profile)}</Table.Td>
              <Table.Td>
                {aloneMs > 0 || breaksAlone > 0
                  ? duration(aloneMs)
                  : t('plan.cost.shared', { time: duration(totalMs) })}
              </Table.Td>
              <Table.Td>{breaksAlone}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="xs">
        {t('plan.cost.text')} {t('plan.cost.total', { time: duration(plan.program.unsuitableMs) })}
      </Text>
    </div>
  );
}
