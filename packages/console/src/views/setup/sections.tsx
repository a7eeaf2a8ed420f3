/** The frame of the setup's sections. */
import type { ComponentProps } from 'react';
import { Section, Sections, View } from '../../parts/view';

const SECTIONS = [
  ['/setup/depots', 'Depots'],
  ['/setup/slots', 'Slots'],
  ['/setup/vans', 'Vans'],
  ['/setup/drivers', 'Drivers'],
  ['/setup/shippers', 'Shippers'],
  ['/setup/texts', 'Texts'],
  ['/setup/opt-outs', 'Opt-outs'],
  ['/setup/settings', 'Settings'],
  ['/setup/staff', 'Staff'],
  ['/setup/audit', 'Audit log'],
] as const;

export function Setup(section: ComponentProps<typeof Section>) {
  return (
    <View title="Setup" sections={<Sections label="Setup" of={SECTIONS} />}>
      <Section {...section} />
    </View>
  );
}
