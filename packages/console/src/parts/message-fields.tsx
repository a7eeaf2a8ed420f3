/** The words of a message to recipients: own ones or a template, and how they go. */
import { useQuery } from '@tanstack/react-query';
import { CHANNELS, type Resources } from '@waypost/client';
import { useMode } from '../api/mode';
import { templatesQuery } from '../api/queries';
import { Check, Select, TextArea } from './fields';
import { LOCALE } from './format';

/** The most characters of a text message, as the API takes it. */
export const MESSAGE_CHARACTERS = 1_600;

export type Words = { text: string; template: string; channels: readonly Resources['Channel'][] };
export const NO_WORDS: Words = { text: '', template: '', channels: CHANNELS };

export const CHANNEL_WORDS: Record<Resources['Channel'], string> = { sms: 'Text', email: 'Email' };

/** Returns what the API takes, or undefined while there is nothing to say. */
export function wordsBody({ text, template, channels }: Words): Resources['MessageInput'] | undefined {
  if (channels.length === 0 || (template === '' && text.trim() === '')) return undefined;
  return { ...(template ? { template } : { text: text.trim() }), channels: [...channels] };
}

export function MessageFields({ value, onChange }: { value: Words; onChange: (words: Words) => void }) {
  const { data: templates = [] } = useQuery(templatesQuery(useMode().mode));
  const own = templates.filter(({ kind, built_in: isBuiltIn }) => kind === 'message' && isBuiltIn !== true);
  const set = (change: Partial<Words>) => onChange({ ...value, ...change });
  return (
    <>
      {own.length > 0 && (
        <Select
          label="Words"
          value={value.template}
          options={[
            ['', 'Your own'],
            ...own.map(
              ({ id, sms_body: sms, email_subject: subject }) => [id, subject ?? sms ?? id] as const,
            ),
          ]}
          onChange={({ target }) => set({ template: target.value })}
        />
      )}
      {value.template === '' && (
        <TextArea
          label="Message"
          required
          maxLength={MESSAGE_CHARACTERS}
          hint={`${value.text.length} of ${MESSAGE_CHARACTERS.toLocaleString(LOCALE)} characters. Recipients can answer.`}
          value={value.text}
          onChange={({ target }) => set({ text: target.value })}
        />
      )}
      <div className="row" role="group" aria-label="How it goes">
        {CHANNELS.map((channel) => (
          <Check
            key={channel}
            label={CHANNEL_WORDS[channel]}
            checked={value.channels.includes(channel)}
            onChange={({ target }) =>
              set({
                channels: CHANNELS.filter((one) =>
                  one === channel ? target.checked : value.channels.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
    </>
  );
}
