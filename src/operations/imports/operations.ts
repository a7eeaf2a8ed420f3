/** Operations of imports, beyond the specification: files of orders, as CSV or JSON lines. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { importJob } from '../../resources/job.js';
import { COLUMN_NAMES } from './columns.js';
import { getImport, importOrders, prepareImport } from './run.js';
import { CSV, importQuery, JSON_LINES, MAX_BYTES } from './schemas.js';

const EXAMPLES = {
  [CSV]: [
    'shipper,reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces,weight_kg,assembly',
    'shp_01kag5v8x2e0j9d3v6m1h7q4tz,SO-10432,Sioned Griffiths,07700 900123,132 Rose Lane,London,SE2 9NL,Treadmill,2,98,no',
    'shp_01kag5v8x2e0j9d3v6m1h7q4tz,SO-10433,Ada Byrne,07700 900124,"8, Mill Road",Croydon,CR0 4XZ,Wardrobe,3,71.5,yes',
    'shp_01kag5v8x2e0j9d3v6m1h7q4tz,SO-10433,,,,,,Mirror,1,12,',
  ].join('\n'),
  'application/x-ndjson': [
    '{"shipper":"shp_01kag5v8x2e0j9d3v6m1h7q4tz","reference":"SO-10434","recipient":{"name":"Ada Byrne"},"items":[{"description":"Bed","pieces":2},{"sku":"MAT-1"}]}',
    '{"shipper":"shp_01kag5v8x2e0j9d3v6m1h7q4tz","reference":"SO-10435","recipient":{"phone":"+447700900124"},"items":[{"description":"Sofa"}]}',
  ].join('\n'),
};

export const importOperations: Operation[] = [
  defineOperation({
    route: 'POST /orders/import',
    name: 'imports.create',
    summary: 'Import a file of orders',
    description: [
      'CSV (`text/csv`; the first row names the columns, separated by commas, semicolons, tabs or bars) or JSON lines (`application/x-ndjson`, each line a body of POST /orders); at most 50 MB, 50,000 rows, and 20,000 pieces, or four for each row where that is more. UTF-8, or the `charset` of the Content-Type, such as `windows-1252`.',
      `Columns of CSV, in any order: ${COLUMN_NAMES.map((name) => `\`${name}\``).join(', ')}. A row is one item. Rows with the same shipper and reference are one order, adjacent or not: values for the whole order are needed in only one of them and must not differ. An order with an invalid row is not imported. Empty rows and columns are ignored. Flags are \`yes\` or \`no\`, \`y\`, \`n\`, \`true\`, \`false\`, \`1\` or \`0\`; \`two_people\` is a flag for a \`crew\` of 2.`,
      'Up to 500 rows are imported before the response, with `status` `succeeded`; larger files are `queued`: poll the `Location`. Errors name the row and the column.',
      'With `mode=all_or_nothing` a single rejected row fails the import, and nothing is imported.',
    ].join('\n\n'),
    scopes: ['orders:write'],
    query: importQuery,
    rawBody: { types: [CSV, ...JSON_LINES], maxBytes: MAX_BYTES, streamed: true, examples: EXAMPLES },
    status: 202,
    response: importJob,
    location: ({ id }) => `/imports/${id}`,
    errors: ['unknown_reference', 'too_many_items'],
    prepare: prepareImport,
    command: importOrders,
  }),
  defineOperation({
    route: 'GET /imports/{job_id}',
    name: 'imports.get',
    summary: 'Get an import',
    description:
      'The progress, and the errors of rejected rows by row and column. Poll until `status` is `succeeded` or `failed`.',
    scopes: ['orders:read'],
    response: importJob,
    command: getImport,
  }),
];
