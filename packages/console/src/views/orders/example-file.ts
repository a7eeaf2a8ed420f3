/** An example file of orders with the columns that an import knows. */
import { type Column, COLUMNS } from './import-columns';

/** Recipients who do not exist, with numbers that nobody has. */
const ORDERS: readonly Partial<Record<Column, string>>[] = [
  {
    reference: 'EXAMPLE-1',
    recipient_name: 'Sioned Griffiths',
    recipient_phone: '+447700900101',
    line1: '14 Church Lane',
    town: 'Croydon',
    postcode: 'CR0 4XZ',
    description: 'Wardrobe',
    pieces: '3',
    weight_kg: '85',
    volume_m3: '1.2',
    crew: '2',
  },
  {
    reference: 'EXAMPLE-2',
    recipient_name: 'Mark Ofori',
    recipient_phone: '+447700900102',
    line1: '132 Rose Lane',
    town: 'London',
    postcode: 'SE2 9NL',
    description: 'Washing machine',
    pieces: '1',
    weight_kg: '70',
    volume_m3: '0.4',
    crew: '1',
  },
  {
    reference: 'EXAMPLE-3',
    recipient_name: 'Ada Byrne',
    recipient_phone: '+447700900103',
    line1: '8 Mill Road',
    town: 'Croydon',
    postcode: 'CR0 4XZ',
    ...{
      description: 'Sofa',
      pieces: '2',
      weight_kg: '60',
      volume_m3: '1.9',
      crew: '2',
      notes: 'Second floor',
    },
  },
];

/** Returns the rows of the file, its columns first. Shipper and depot are chosen on import. */
export function exampleRows(): string[][] {
  const columns = COLUMNS.filter(([column]) => ORDERS.some((order) => column in order));
  return [
    columns.map(([, name]) => name),
    ...ORDERS.map((order) => columns.map(([column]) => order[column] ?? '')),
  ];
}
