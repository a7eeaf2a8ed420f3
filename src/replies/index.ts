/** Understanding a recipient's words: pure, explainable, and without a clock or the network. */
export { optWord } from './opt-words.js';
export { understandReply } from './understand.js';
