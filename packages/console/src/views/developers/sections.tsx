/** The parts of the developers' view. */
import type { ReactNode } from 'react';
import { Sections, View } from '../../parts/view';
import './developers.css';

const SECTIONS = [
  ['/developers/keys', 'API keys'],
  ['/developers/endpoints', 'Endpoints'],
  ['/developers/deliveries', 'Deliveries'],
  ['/developers/events', 'Events'],
  ['/developers/requests', 'Requests'],
] as const;

export function Developers({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  return (
    <View
      title="Developers"
      tools={
        <>
          {tools}
          <a className="button button-quiet" href="/docs" target="_blank" rel="noreferrer">
            Reference
          </a>
        </>
      }
    >
      <Sections label="Developers" of={SECTIONS} />
      {children}
    </View>
  );
}
