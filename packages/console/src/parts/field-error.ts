/** Which field of a form an error of the API is about. */
import { WaypostError } from '@waypost/client';
import { messageOf } from '../api/errors';

type NamedField = {
  name: string;
  label: string;
  type?: string;
  /** The API's name of the field, if it differs from `name`. */
  param?: string;
};

/** Types of fields that cannot show an error. */
const WITHOUT_ERROR = ['select', 'check', 'area'];

/**
 * Returns the error's text and the field to show it at; no field if the error is about none, or about one that cannot
 * show it. The text calls the field by its label.
 */
export function fieldErrorOf<Field extends NamedField>(
  error: unknown,
  fields: readonly Field[],
): { field: Field | undefined; text: string } | undefined {
  if (!error) return undefined;
  const param = error instanceof WaypostError ? error.param : '';
  const last = param.split('.').at(-1) ?? '';
  const field = fields.find(
    ({ name, param: own = name, type = 'text' }) =>
      last !== '' && own === last && !WITHOUT_ERROR.includes(type),
  );
  return { field, text: messageOf(error, field?.label) };
}
