/**
 * A lint rule: Leaflet puts a string into the page as HTML, so whatever is shown on a map is an element, which
 * `textMark` makes of a text. Assignments to `innerHTML` and their like are refused too.
 */

/** Methods of Leaflet whose first argument may be HTML. */
const METHODS = new Set(['bindTooltip', 'bindPopup', 'setTooltipContent', 'setPopupContent', 'setContent']);
/** Functions of Leaflet that take HTML in their option `html` or `content`. */
const OPTIONS = new Set(['divIcon', 'DivIcon', 'tooltip', 'popup']);
const SINKS = new Set(['innerHTML', 'outerHTML', 'dangerouslySetInnerHTML', 'srcdoc']);
const WRITERS = new Set([
  'insertAdjacentHTML',
  'createContextualFragment',
  'write',
  'writeln',
  'setHTMLUnsafe',
]);

const nameOf = (node) =>
  node?.type === 'Identifier' || node?.type === 'JSXIdentifier' ? node.name : node?.value;

/** Returns whether an expression is made by `textMark`, or by `document.createElement`. */
function isElement(node, scope) {
  if (node?.type === 'CallExpression') {
    const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
    return ['textMark', 'createElement'].includes(nameOf(called));
  }
  if (node?.type !== 'Identifier') return false;
  for (let here = scope; here; here = here.upper) {
    const found = here.set.get(node.name);
    if (!found) continue;
    return found.defs.length === 1 && isElement(found.defs[0].node.init, here);
  }
  return false;
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      html: 'A string here becomes HTML and may be user input: pass an element, such as textMark(text).',
    },
  },
  create(context) {
    const check = (node, value) => {
      if (!isElement(value, context.sourceCode.getScope(node))) context.report({ node, messageId: 'html' });
    };
    return {
      CallExpression(node) {
        const method = node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : undefined;
        if (METHODS.has(method)) check(node, node.arguments[0]);
        if (
          WRITERS.has(method) &&
          (!method.startsWith('write') || nameOf(node.callee.object) === 'document')
        ) {
          context.report({ node, messageId: 'html' });
        }
        if (!OPTIONS.has(method ?? nameOf(node.callee))) return;
        for (const argument of node.arguments) {
          if (argument.type !== 'ObjectExpression') continue;
          for (const property of argument.properties) {
            if (property.type === 'Property' && ['html', 'content'].includes(nameOf(property.key))) {
              check(node, property.value);
            }
          }
        }
      },
      AssignmentExpression(node) {
        if (node.left.type === 'MemberExpression' && SINKS.has(nameOf(node.left.property))) {
          context.report({ node, messageId: 'html' });
        }
      },
      JSXAttribute(node) {
        if (SINKS.has(nameOf(node.name))) context.report({ node, messageId: 'html' });
      },
    };
  },
};
