import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createSafeContext } from './safe-context';

const [ColorContext, useColor] = createSafeContext<{ name: string }>(
  'useColor must be used within a ColorProvider',
);

function Color() {
  return useColor().name;
}

it('returns the value of its provider', () => {
  const page = (
    <ColorContext value={{ name: 'blue' }}>
      <Color />
    </ColorContext>
  );
  expect(renderToString(page)).toBe('blue');
});

it('throws outside its provider', () => {
  expect(() => renderToString(<Color />)).toThrow('useColor must be used within a ColorProvider');
});
