/** The parts of the setup. */
import type { ReactNode } from 'react';
import { Section, Sections, View } from '../../parts/view';
import './setup.css';

const SECTIONS = [
  ['/setup/depots', 'Depots'],
  ['/setup/slots', 'Slots'],
  ['/setup/vans', 'Vans'],
  ['/setup/drivers', 'Drivers'],
  ['/setup/shippers', 'Shippers'],
  ['/setup/texts', 'Texts'],
  ['/setup/settings', 'Settings'],
  ['/setup/staff', 'Staff'],
  ['/setup/audit', 'Audit log'],
] as const;

export function Setup({
  title,
  hint,
  tools,
  children,
}: {
  title: string;
  hint?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <View title="Setup" sections={<Sections label="Setup" of={SECTIONS} />}>
      <Section title={title} hint={hint} tools={tools}>
        {children}
      </Section>
    </View>
  );
}
