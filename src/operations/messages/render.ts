/**
 * Templates in Liquid, cut down to placeholders and `if`: nothing in them can loop, read a file or see anything but
 * the values of their kind. A faulty one is refused when it is saved.
 */
import { Liquid } from 'liquidjs';
import { AppError } from '../../domain/errors.js';
import {
  PLACEHOLDERS,
  type PlaceholderValue,
  type PlaceholderValues,
  type TemplateKind,
} from '../../domain/template-kinds.js';

/** Characters of one template, and what rendering one may cost: templates are short. */
const MOST_CHARACTERS = 20_000;
const MOST_RENDER_MS = 200;
const MOST_MEMORY = 1_000_000;

const engine = new Liquid({
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: MOST_CHARACTERS,
  renderLimit: MOST_RENDER_MS,
  memoryLimit: MOST_MEMORY,
  // No file is ever looked up.
  templates: {},
});
for (const tag of Object.keys(engine.tags)) if (tag !== 'if') Reflect.deleteProperty(engine.tags, tag);

/** Renders a template that was checked, with its placeholders filled in. */
export function render(template: string, values: PlaceholderValues): string {
  const text: unknown = engine.parseAndRenderSync(template, values);
  return String(text).trim();
}

/**
 * Throws 422 `invalid_value` naming `param` when the template uses a placeholder that its kind does not have, or
 * anything that cannot be rendered.
 */
export function checkTemplate(kind: TemplateKind, template: string, param: string): void {
  const samples: PlaceholderValues = PLACEHOLDERS[kind];
  let used: string[];
  try {
    used = engine.fullVariablesSync(template);
  } catch (error) {
    throw unreadable(error, param);
  }
  const unknown = used.find((name) => !Object.hasOwn(samples, name));
  if (unknown !== undefined) {
    throw new AppError('invalid_value', {
      message: `There is no placeholder ${unknown} in ${kind}. It has ${Object.keys(samples).join(', ')}.`,
      param,
    });
  }
  try {
    render(template, samples);
    render(template, absent(samples));
  } catch (error) {
    throw unreadable(error, param);
  }
}

/** Returns the samples with every optional value missing and flags inverted. */
function absent(samples: PlaceholderValues): PlaceholderValues {
  return Object.fromEntries(
    Object.entries(samples).map(([name, value]): [string, PlaceholderValue] => [
      name,
      typeof value === 'boolean' ? !value : null,
    ]),
  );
}

function unreadable(error: unknown, param: string): AppError {
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'it cannot be read';
  return new AppError('invalid_value', {
    message: `${param} is not a valid template: ${reason ?? ''}.`,
    param,
  });
}

/** Escapes text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
