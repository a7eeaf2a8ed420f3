/**
 * The words that say something of a day in a clause, and those that say nothing.
 */

/** Whether a word is the mark of a day (D0), a time (T0) or an option (O0); all else is in small letters. */
export function isMark(word: string): boolean {
  return word.startsWith('D') || word.startsWith('T') || word.startsWith('O');
}

/** Words that carry no statement: a clause of a mark and these is just the mark. */
export const FILLER = new Set(
  (
    'a an the on for at in of to then that this it is one be please just only well so and or i we me us my our would will like ' +
    'have had has get us can could may want go going say ok hi hello hey hiya dear mate pal love luv duck pet hun hen ' +
    'hinny bab babe darling dear son sir madam guys lads all team there thanks you again very much many x xx xxx lol haha ha oh ah er ' +
    'um erm eh now actually really maybe slot day date time window delivery appointment option choice between from by ' +
    'around about which with us let am are bro bruv fella boss chief flower chuck petal cock gaffer dude x4 name sorry ' +
    'definitely deffo anyway though too also as well still even both either any make it its do book put take need shall ' +
    'next obviously innit perfectly totally absolutely completely entirely thoroughly truly honestly most quite pretty altogether aw aww awh och ach ooh oo oi well hmm hm right yay woo woohoo hooray phew blimey crikey geezer lass ahh ay eh up yo mi morning all brilliant cheers ' +
    'suppose think guess instead any anytime whenever whichever notmind all every either reckon probably hope mr mrs ms dr morning evening afternoon kind regards best wishes wont could should ie eg afraid sounds looks seems stuff jubbly dokie doke dokes dokey reyt reet god goodness heavens waiting finally once tha thats definite again process elimination ' +
    // Who is spoken to.
    'owd chick mun bor marra kidda kidder princess queen blud fam la butt butty buddy bud big lovey sweetheart cariad bach bab babs bairn ken lass treacle squire governor guv guvna boyo butty sunshine champ doll ' +
    'skipper captain gov amigo tiger ducky duckie poppet angel honey hon sis laddie lassie matey mucker lad lover babes babez hunni hunny darlin darlins pickle blossom mush chum chums chap chaps peeps folks gents ladies innit init bredrin bruvva homie marrer youth'
  ).split(' '),
);

export const POSITIVE = new Set(
  (
    'yes ok good works suits free confirmed confirm accept accepted agree agreed booked ready home please best ' +
    'better safer safest prefer preferably ideally fav favourite available off choose chosen pick picked book take taking love ' +
    'want like easier easiest preferred possible firstchoice winner vote preference wins doable goer'
  ).split(' '),
);

/** Whether a word names something, says nothing or approves: of a clause of such words the marks are the whole content. */
export function isPlainWord(word: string): boolean {
  return isMark(word) || FILLER.has(word) || POSITIVE.has(word);
}

/** Of those, the words that also answer on their own, without a day or a time. */
export const ASSENT = new Set(
  'yes ok good works suits free confirmed confirm accept accepted agree agreed booked ready'.split(' '),
);

/** Words whose denial answers on its own: "not home". */
export const REFUSABLE = new Set('home available possible best'.split(' '));

export const NEGATIVE = new Set(
  (
    'away working busy out impossible awkward difficult tricky hopeless abroad hospital surgery funeral wedding bad ' +
    'worse unable clashes clash tied elsewhere nightmare mayhem chaos chaotic hectic bedlam manic'
  ).split(' '),
);

export const AFTER_NO = new Set([
  'for',
  'x',
  'xx',
  'love',
  'pal',
  'good',
  'bad',
  'ok',
  'cantdoit',
  'none',
  'lol',
  'we',
  'am',
  ',',
  'thanks',
  'sorry',
  'please',
  'i',
  'we',
  'it',
  'that',
  'to',
  'the',
  'can',
  'not',
  'cantdoit',
  'mate',
  'to',
  'at',
  'on',
  'yes',
]);

export const CONNECTOR = new Set(
  'and or / , the on for at of either both in from then to any between by until around ie eg'.split(' '),
);

export const ABOUT_YOU = new Set(['you', 'your', 'lads', 'drivers', 'driver', 'guys', 'van', 'courier']);

/** "I don't think that anyone will be in": after these a denial reaches further. */
export const OPINION = new Set(
  'think believe convinced expect reckon suppose promise imagine certain sure'.split(' '),
);

/** Words that may stand between "not" and what it negates. */
export const AFTER_NOT = new Set(
  'be really going to able quite very that too all so at the on for in is been actually even always usually any i we will'.split(
    ' ',
  ),
);

/** Words that neither choose nor refuse, and that change nothing where they stand beside a choice. */
export const EXPLAINED = new Set(
  // Who is there, and who is spoken to.
  (
    'someone somebody wife husband hubby missus mum mam mom dad son daughter partner neighbour neighbours brother sister ' +
    'tenant tenants landlord carer cleaner mother father nan gran grandad fella gaffer boss lodger flatmate housemate ' +
    'sure kids boys girls lad man men butt cariad bach sweetheart darlin buddy bud lovey guvnor people folks everyone ladies gents team cocker ' +
    'treacle sweetie lovely geezer cuz cuzzy family dog cat both they he she her him them themselves myself ourselves ' +
    // What comes, and how.
    'sofa bed table wardrobe chair chairs mattress parcel item items goods furniture box boxes package fridge freezer ' +
    'washer cooker tv desk bookcase cabinet order bed suite settee drawers sideboard treadmill deliver delivered ' +
    'deliveries drop dropped receive collect arrive arriving bring brought arrange arranged schedule scheduled proceed ' +
    // Degrees and manners that leave the answer as it is.
    'absolutely totally perfectly completely entirely truly genuinely honestly certainly surely simply literally mega ' +
    'dead proper pure gey pretty quite ever most more tbh best ideally preferably indeed obviously clearly happily ' +
    'gladly kindly appreciated appreciate grateful candoit cantdoit want choice not no nor neither none here there ' +
    'aside those these dates days slots times choices offers options others place money link name reference calm sick ' +
    'push hereby formally reply replying response answer answering message text email offer offered suggested ' +
    'propose proposed given listed re regarding following further got gotta innit like init eh work than others nothing doing winner vote manage plans big your of further again first said checked spoken looked week wait slightly marginally little bit much start starting comin coming surprise managed timing arranged decided decide calendar diary deaf doable goer glad doable inst bookcase buzzing excited send sent morning half end comes driver acknowledge receipt received obliged occasion nicely gets way month other another day ' +
    'thanx cheers welcome halfterm quantity code whole carers cleaners retired what how chance anything something canny gan later earlier sooner och aye day trust hours rightly yis squeeze fit below above behalf noted side forward lob sling bung plonk stick chuck same pick toss'
  ).split(' '),
);

/** Words with which a remark begins after an answer: a new subject, or an instruction. */
export const OPENS_REMARK = new Set(
  (
    'i we he she they there my our someone will can could please ring call knock text leave thanks see hope give use ' +
    'who you your bring mind tell watch beware btw ps'
  ).split(' '),
);

/** Words with which an addition to a complete answer begins. */
export const PREPOSITION = new Set('for with at in on by around to as from after of round than'.split(' '));

/** Of words in -ing those that limit or doubt an answer; others say what somebody does who is in. */
export const LIMITING_ING = new Set(
  'hoping depending providing assuming pending barring excluding excepting considering wondering supposing being'.split(
    ' ',
  ),
);

/** Words before which "out" and "off" tell of where somebody is, and not how something is done ("print it out"). */
export const STATE = new Set(
  (
    'am are is be been was were will would both all just always usually also still probably definitely i we he she they not no never now ' +
    'going go gone day days week weeks morning afternoon evening time work and or but so day booked taking taken take have having got get getting half then away straight flat hubby husband wife mum mam dad partner someone nobody everyone kids'
  ).split(' '),
);

/** Words in such an addition that limit the answer: "Friday is good in principle". */
export const LIMITING = new Set(
  (
    'moment principle theory condition conditions terms paper present stage proviso caveat exception pending barring ' +
    'dependent contingent subject permitting allowing approval permission now least nobody noone none nothing useless teapot dentist doctor doctors op operation funeral chemo dialysis surgery hospital clinic appointment scan optician physio wedding christening work school holiday meeting court ' +
    'provisional tentative certain some being'
  ).split(' '),
);
