import { describe, expect, it } from 'vitest';
import { inEnglish } from '@/i18n/testing/in-english';
import { confirmationProblem, emailProblem, passwordProblem } from './credentials';

describe('emailProblem', () => {
  // @spec-5.1a
  it.each(['a@b.c', 'first.last+tag@sub.example.co.uk', ' padded@example.com '])('accepts %j', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  it.each(['', 'plain', 'a@b', '@b.c', 'a@.', 'a@b.', 'a b@c.d', 'a@b .c', 'a@ b.c'])(
    'refuses %j',
    (email) => {
      expect(inEnglish(emailProblem(email))).toBe('Please enter a valid email address');
    },
  );
});

describe('passwordProblem', () => {
  it.each([
    ['', 'Password must be at least 8 characters long'],
    ['Abcdef1', 'Password must be at least 8 characters long'],
    ['😀😀😀A', 'Password must be at least 8 characters long'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['12345678', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['ABCDEFGH', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
  ])('%j: %s', (password, message) => {
    expect(inEnglish(passwordProblem(password))).toBe(message);
  });

  it.each(['Abcdefg1', 'ÄÖÜäöü12', '   Aa1   '])('accepts %j', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });
});

describe('confirmationProblem', () => {
  it('requires exactly the same text', () => {
    expect(confirmationProblem('Abcdefg1', 'Abcdefg1')).toBeNull();
    expect(inEnglish(confirmationProblem('Abcdefg1', 'Abcdefg1 '))).toBe('Passwords do not match');
  });
});
