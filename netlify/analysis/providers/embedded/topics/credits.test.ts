import { describe, expect, it } from 'vitest';
import type { FrameFindings } from '../measure/measurements';
import { creditsAmong } from './credits';

const box = { x: 0, y: 0, width: 1, height: 0.1 };
const frame = (timeMs: number, ...lines: string[]): FrameFindings => ({
  timeMs,
  texts: lines.map((text) => ({ text, score: 0.9, box })),
});

describe('frames of credits', () => {
  it.each([
    ['in English', ['Costume Designer', 'LAURA SMITH', 'Make-up Artist', 'JANE DOE']],
    ['in one line each', ['Hair Stylist TOM BELL', 'Wardrobe Supervisor ANN LEE']],
    ['without spaces', ['MAKE-UPARTIST', 'COSTUMEDESIGNER', 'HAIRSTYLIST']],
    ['in German', ['Kostüm Petra Klein', 'Maske Anna Roth', 'Ausstattung']],
    ['in Spanish', ['Vestuario', 'Ana Ruiz', 'Peluquería', 'Eva Gil']],
    ['in French', ['Chef costumière Anne Roy', 'Maquillage', 'Coiffure']],
    ['of accountants', ['Accountant', 'Payroll', 'Insurance Broker', 'Bank']],
    ['of nurses', ['Unit Nurse', 'Set Medic', 'Doctor on Set']],
  ])('are detected by their roles: %s', (_, lines) => {
    expect(creditsAmong([frame(3000, ...lines)]).size).toBe(1);
  });

  it.each([
    ['a lower third', ['Maria Santos', 'Producer']],
    ['a title', ['The Costume Museum', 'Paris']],
    ['a recipe', ['Chop the onion', 'Simmer the soup', 'Add the carrots']],
    ['an advertisement', ['Mortgage rates from 2.9 %', 'Ask your bank']],
    ['nothing', []],
  ])('are not detected: %s', (_, lines) => {
    expect(creditsAmong([frame(3000, ...lines)]).size).toBe(0);
  });

  it('include the frames around them with names alone, and none far away', () => {
    const roll = frame(60_000, 'Costume Designer', 'Make-up Artist');
    const names = frame(63_000, 'TOM BAKER', 'ANN COOK');
    const far = frame(30_000, 'Chop the onion');
    expect(creditsAmong([far, roll, names])).toEqual(new Set([roll, names]));
  });
});
