/** The project's own lint rules, for Oxlint: .oxlintrc.json says where each is on. */
import noCopiedLists from './no-copied-lists.mjs';
import noHtmlOnMaps from './no-html-on-maps.mjs';
import oneWriterOfAStatus from './one-writer-of-a-status.mjs';

const noBareInsert = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      insert:
        'Insert by insertRow or insertMany (src/db/insert.ts): there a forgotten column does not compile.',
    },
  },
  create: (context) => ({
    'CallExpression[callee.property.name="insertInto"]': (node) =>
      context.report({ node, messageId: 'insert' }),
  }),
};

export default {
  meta: { name: 'waypost' },
  rules: {
    'no-bare-insert': noBareInsert,
    'no-copied-lists': noCopiedLists,
    'no-html-on-maps': noHtmlOnMaps,
    'one-writer-of-a-status': oneWriterOfAStatus,
  },
};
