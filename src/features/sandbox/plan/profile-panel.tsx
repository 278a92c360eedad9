import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { memo, useRef, useState } from 'react';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { PRESETS, ruleKey, type SuitabilityProfile } from '@/targeting/suitability';
import { MAX_NAME_LENGTH, profileFile, readProfileFile } from '@/targeting/suitability-file';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { fileName } from '../export/export-file-name';
import { downloadText } from '../export/export-files';
import { Panel } from '../panel';
import { ProfileRules } from './profile-rules';
import classes from './profile-panel.module.css';
import { useRuleText } from './rule-text';
import { useProfileName } from './profile-name';
import type { Suitability } from './use-planning';

/** The suitability profile: which one, its rules, and what each rule costs. */
export const ProfilePanel = memo(function ProfilePanel({ suitability }: { suitability: Suitability }) {
  const t = useText();
  const ruleText = useRuleText();
  const nameOf = useProfileName();
  const { plan, profile, own } = suitability;
  const [outcome, setOutcome] = useState<Message | null>(null);
  const [removed, setRemoved] = useState<SuitabilityProfile | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const isOwn = own.some(({ id }) => id === profile.id);
  const { costs } = plan;

  /** A changed preset becomes a profile of the user. */
  function change(changed: SuitabilityProfile) {
    const isChanged = suitability.changeProfile(
      changed,
      t('plan.profile.changed', { name: nameOf(profile) }),
    );
    if (!isChanged) setOutcome({ id: 'plan.profile.too-many' });
  }

  function add(added: Omit<SuitabilityProfile, 'id'>, done: Message | null) {
    setOutcome(suitability.addProfile(added) ? done : { id: 'plan.profile.too-many' });
  }

  function save() {
    const name = nameOf(profile);
    const file = fileName(name, 'suitability.json', 'profile');
    downloadText(file, 'json', profileFile({ ...profile, name }));
    setOutcome({ id: 'plan.breaks.downloaded', values: { file } });
  }

  async function load(chosen: File) {
    const text = await chosen.text().catch((error: unknown) => {
      console.error('Reading the file of a profile failed', error);
      return '';
    });
    const read = readProfileFile(text);
    if ('error' in read) {
      setOutcome({
        id: read.error === 'newer-version' ? 'plan.profile.file-newer' : 'plan.profile.file-invalid',
      });
      return;
    }
    add(read.profile, { id: 'plan.profile.loaded', values: { name: read.profile.name } });
  }

  return (
    <Panel id="result-profile" title={t('plan.profile.title')}>
      <div className={classes.choice}>
        <SelectField
          label={t('plan.profile.choose')}
          value={profile.id}
          data={[
            {
              group: t('plan.profile.presets'),
              items: PRESETS.map((preset) => ({ value: preset.id, label: nameOf(preset) })),
            },
            {
              group: t('plan.profile.own'),
              items: own.map((each) => ({ value: each.id, label: nameOf(each) })),
            },
          ].filter(({ items }) => items.length > 0)}
          onChange={(event) => suitability.chooseProfile(event.currentTarget.value)}
        />
        {isOwn ? (
          <TextField
            label={t('plan.profile.name')}
            size="md"
            value={profile.name}
            maxLength={MAX_NAME_LENGTH}
            error={profile.name.trim() === '' ? t('plan.profile.name-empty') : null}
            onChange={(event) => change({ ...profile, name: event.currentTarget.value })}
          />
        ) : null}
      </div>
      <div>
        <h4 className={classes.subtitle}>{t('plan.cost.title')}</h4>
        <p className={classes.text}>{t(costs.length > 0 ? 'plan.cost.text' : 'plan.cost.none')}</p>
        {costs.length > 0 ? (
          <p className={classes.text}>
            {t('plan.cost.total', { time: formatTimecode(plan.program.unsuitableMs) })}
          </p>
        ) : null}
        <ul className={classes.costs}>
          {costs.map(({ rule, totalMs, aloneMs, breaksAlone }) => (
            <li key={ruleKey(rule)}>
              <span>{ruleText(rule, profile)}</span>
              <span className={classes.cost}>
                {aloneMs > 0 || breaksAlone > 0
                  ? t('plan.profile.cost', { time: formatTimecode(aloneMs), breaks: breaksAlone })
                  : t('plan.cost.shared', { time: formatTimecode(totalMs) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <details>
        <summary className={classes.summary}>{t('plan.profile.edit')}</summary>
        <ProfileRules profile={profile} plan={plan} onChange={change} />
      </details>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          onClick={() => add({ ...profile, name: t('plan.profile.copied', { name: nameOf(profile) }) }, null)}
        >
          {t('plan.profile.copy')}
        </Button>
        {isOwn ? (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              suitability.removeProfile(profile.id);
              setRemoved(profile);
              setOutcome({ id: 'plan.profile.deleted', values: { name: profile.name } });
            }}
          >
            {t('plan.profile.delete')}
          </Button>
        ) : null}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={save}
        >
          {t('plan.profile.save-file')}
        </Button>
        <Button variant="default" size="sm" onClick={() => file.current?.click()}>
          {t('plan.profile.load-file')}
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('plan.profile.load-file')}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (chosen) void load(chosen);
          }}
        />
        <p className={classes.device}>{t(`plan.stored.${suitability.status}`)}</p>
        <p role="status" className={classes.outcome}>
          {outcome ? t(outcome) : null}
        </p>
        {removed && !own.some(({ id }) => id === removed.id) ? (
          <Button
            variant="subtle"
            size="sm"
            data-undo
            onClick={() => {
              add(removed, null);
              setRemoved(null);
            }}
          >
            {t('plan.profile.undo')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
});
