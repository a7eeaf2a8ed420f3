/** The frame of the developers' sections. */
import type { ComponentProps } from 'react';
import { Section, Sections, View } from '../../parts/view';

const SECTIONS = [
  ['/developers/keys', 'API keys'],
  ['/developers/endpoints', 'Endpoints'],
  ['/developers/deliveries', 'Deliveries'],
  ['/developers/events', 'Events'],
  ['/developers/requests', 'Requests'],
] as const;

export function Developers(section: ComponentProps<typeof Section>) {
  return (
    <View
      title="Developers"
      sections={<Sections label="Developers" of={SECTIONS} />}
      tools={
        <a className="button button-quiet" href="/docs" target="_blank" rel="noreferrer">
          Reference ↗
        </a>
      }
    >
      <Section {...section} />
    </View>
  );
}
