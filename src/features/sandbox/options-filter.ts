import { defaultOptionsFilter, isOptionsGroup, type OptionsFilter } from '@mantine/core';

/**
 * Mantine's filter of options. Where none matches, one option, which cannot be chosen, says so: assistive technology
 * expects at least one option in a list.
 */
export const orNoMatch =
  (message: string): OptionsFilter =>
  (input) => {
    // The matches are of the kind of the options.
    const matches = defaultOptionsFilter(input) as ReturnType<OptionsFilter>;
    const isEmpty = matches.every((match) => isOptionsGroup(match) && match.items.length === 0);
    return isEmpty ? [{ value: '', label: message, disabled: true }] : matches;
  };
