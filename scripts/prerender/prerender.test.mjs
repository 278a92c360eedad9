import { describe, expect, it } from 'vitest';
import { filesOfModule } from './files-of-module.mjs';
import { pageHtml, refuseInline, shellHtml } from './page-html.mjs';

const SHELL = `<html><head><title>App</title><meta
  name="description"
  content="Old." /><script src="/a.js"></script></head>
<body><div id="root"></div><noscript>Switch it on.</noscript></body></html>`;
const PAGE = {
  path: '/terms',
  title: 'Terms & "more"',
  description: 'New <one>.',
  html: '<h1>Terms</h1>',
  isWhole: true,
};
const FILES = {
  scripts: ['/assets/terms.js'],
  styles: ['/assets/terms.css'],
  lateStyles: [],
  darkStyle: '/assets/dark.css',
};

describe('pageHtml', () => {
  it('gives the shell the head, the content and the files of the page', () => {
    const html = pageHtml(SHELL, PAGE, FILES);
    expect(html).toContain('<title>Terms &amp; &quot;more&quot;</title>');
    expect(html).toMatch(/name="description"\s+content="New &lt;one>\."/);
    expect(html).toContain('<div id="root" data-page="/terms"><h1>Terms</h1></div>');
    expect(html).toMatch(
      /<link rel="stylesheet" crossorigin href="\/assets\/terms\.css">\s+<link rel="modulepreload" crossorigin href="\/assets\/terms\.js">/,
    );
    expect(html).toMatch(/<noscript><link [^>]*href="\/assets\/dark\.css"><\/noscript>\s+<\/head>/);
    expect(html).not.toContain('Switch it on.');
  });

  it('lets a page that is still to come be painted before its styles, and keeps the hint to switch scripts on', () => {
    const files = { ...FILES, styles: [], lateStyles: FILES.styles };
    const html = pageHtml(SHELL, { ...PAGE, isWhole: false }, files);
    expect(html).toContain(
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/terms.css">',
    );
    expect(html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/terms.js">',
    );
    expect(html).toContain('Switch it on.');
  });

  it('takes what looks like a pattern of a replacement literally', () => {
    expect(pageHtml(SHELL, { ...PAGE, html: '<p>$& $1 $49</p>' }, FILES)).toContain('<p>$& $1 $49</p>');
  });

  it.each(['<title>App</title>', '<div id="root"></div>', '</head>', '<noscript>Switch it on.</noscript>'])(
    'fails for a shell without %s',
    (part) => {
      expect(() => pageHtml(SHELL.replace(part, ''), PAGE, FILES)).toThrow('index.html has no');
    },
  );
});

it('shellHtml says that something is loading, and is no page', () => {
  const html = shellHtml(SHELL, '<p>Loading</p>');
  expect(html).toContain('<div id="root"><p>Loading</p></div>');
  expect(() => shellHtml(SHELL, '<p style="color:red">')).toThrow('app.html holds a style attribute');
});

describe('refuseInline', () => {
  it.each([
    ['<p style="color:red">', 'a style attribute'],
    ['<style>p{}</style>', 'a style element'],
    ['<script>go()</script>', 'an inline script'],
    ['<script type="module">go()</script>', 'an inline script'],
    ['<a onclick="go()">', 'an inline event handler'],
  ])('refuses %s', (html, what) => {
    expect(() => pageHtml(SHELL, { ...PAGE, html }, FILES)).toThrow(`/terms holds ${what}`);
  });

  it('lets through what only reads like it', () => {
    expect(() =>
      refuseInline('<p data-style="x">style="y" onclick=</p><script src="/a.js">', 'x'),
    ).not.toThrow();
  });
});

describe('filesOfModule', () => {
  const chunk = (
    /** @type {string} */ id,
    /** @type {string[]} */ imports,
    /** @type {string[]} */ css = [],
  ) => ({
    type: /** @type {const} */ ('chunk'),
    facadeModuleId: id,
    imports,
    viteMetadata: { importedCss: new Set(css) },
  });
  const bundle = {
    'a.js': chunk('/x/src/a.tsx', ['b.js', 'c.js'], ['a.css']),
    'b.js': chunk('/x/src/b.tsx', ['a.js'], ['b.css', 'a.css']),
    'c.js': chunk('/x/src/c.tsx', ['node:fs']),
    'd.js': chunk('/x/src/d.tsx', []),
  };

  it('follows imports, in a circle too, and names each file once', () => {
    expect(filesOfModule(bundle, '/src/a.tsx')).toEqual(['a.js', 'a.css', 'b.js', 'b.css', 'c.js']);
  });

  it('fails for a module that has no file of its own', () => {
    expect(() => filesOfModule(bundle, '/src/e.tsx')).toThrow('/src/e.tsx');
  });
});
