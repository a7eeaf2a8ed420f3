/** The parts of the setup. */
import type { ReactNode } from 'react';
import { Sections, View } from '../../parts/view';
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

export function Setup({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <View title="Setup" tools={tools}>
      <Sections label="Setup" of={SECTIONS} />
      <h2 className="setup-title">{title}</h2>
      {children}
    </View>
  );
}
