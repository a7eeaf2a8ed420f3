/** The lint rule that keeps anybody's text from becoming HTML on a map, and where the repository has it on. */
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import rule from '../../../tools/lint/no-html-on-maps.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const RULE = 'waypost/no-html-on-maps';

const reported = (code: string) =>
  new Linter({ cwd: ROOT })
    .verify(code, {
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { waypost: { rules: { 'no-html-on-maps': rule } } },
      rules: { [RULE]: 'error' },
    })
    .map(({ message }) => message);

test.each([
  'mark.bindTooltip(`${order.reference} · no route`);',
  'mark.bindTooltip(one.name, { direction: "top" });',
  'mark.bindPopup("<b>" + name + "</b>");',
  'tooltip.setContent(name);',
  'const text = order.reference; mark.bindTooltip(text);',
  'L.divIcon({ className: "van", html: name });',
  'frame.innerHTML = name;',
  'frame.insertAdjacentHTML("beforeend", name);',
  'document.write(name);',
  'const view = <p dangerouslySetInnerHTML={{ __html: name }} />;',
])('refused: %s', (code) => {
  expect(reported(code)).toEqual([expect.stringContaining('pass an element')]);
});

test.each([
  'mark.bindTooltip(textMark(order.reference));',
  'const label = textMark(name); L.divIcon({ className: "van", html: label });',
  "const square = document.createElement('span'); L.divIcon({ html: square, iconSize: [14, 14] });",
  'frame.textContent = name;',
  'stream.write(name);',
])('%s', (code) => {
  expect(reported(code)).toEqual([]);
});

test.each(['packages/console/src/views/today/map-routes.ts', 'web/driver/run-view.ts'])(
  'it is on in %s',
  async (file) => {
    const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(path.join(ROOT, file))) as {
      rules: Record<string, unknown>;
    };
    expect(config.rules[RULE]).toEqual([2]);
  },
);
