/**
 * Numbers and names that are no date, time or option: phone numbers, prices, addresses, durations, quantities, names.
 */

/** Numbers and names that are no date, time or option. */
export const NOISE: readonly (readonly [RegExp, string])[] = [
  [/\bnumber \d+[a-z]?(?= (?:is|are) (?:my|our|a|the|next|an)\b)/g, ' place '],
  [/\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g, ' link '],
  [/(?:\+|\b00)?\(?\b\d[\d ()-]{8,}\d\b/g, ' phonenumber '],
  [/(?:£|€|\$)\s?\d+(?:[.,]\d+)*|\b\d+(?:\.\d\d)? ?(?:quid|pounds?|gbp|euros?|p)\b/g, ' money '],
  [/#\d{3,}|\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]*[a-z]{2}[a-z\d]*\d{3,}[a-z\d]*\b/g, ' reference '],
  [
    /\b(?:order|ref|reference|booking|invoice|tracking|parcel|job|account)( ?(?:no|number|num|id))?[.: #]+[a-z]{0,4}-?\d{3,}\b/g,
    ' reference ',
  ],
  [/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/g, ' place '],
  [
    /\b(?:code|pin|combination|buzzer|key ?safe|gate|alarm|keypad|lock ?box)( (?:code|number|no|is|for|the|to|front|gate|door|key|safe|it|that))*[: ]+[a-z]?\d+[a-z#*]?\b/g,
    ' code ',
  ],
  [
    /\bleave (?:it |them )?(?:with|at) (?:(?:number|no|nr|num|flat|house) )+[. #]*\d{1,4}[a-z]?\b(?! ?(?:am|pm|:|o'?clock))/g,
    ' leave with place ',
  ],
  [
    /\b(?:flat|apartment|apt|unit|plot|floor|room|house|door|block|bay|suite|lot|neighbour|neighbours|neighbor|next door|leave (?:it )?with|leave it at|live at|address is|(?:with|at|from|to) (?:number|no|nr))( (?:number|no|nr|num|the|is))*[. #]+\d{1,4}[a-z]?\b(?! ?(?:am|pm|:|o'?clock))/g,
    ' place ',
  ],
  [
    /\b(?:\d{1,4}[a-z]?,? )?(?!the |my |our |your )[a-z']+ (?:street|st|road|rd|lane|avenue|ave|crescent|terrace)\b(?=[\s.,!?;:)]|$)|\b\d{1,4}[a-z]?,? [a-z']+ (?:close|drive|court|gardens|grove|mews|place|square|hill|house|cottage|farm|park|way|row|walk|rise|view|green)\b/g,
    ' place ',
  ],
  [
    /\b(?:\d+[ -]?h|(?:\d+|a|an|one|half an|couple of|few|several)[ -]?(?:mins?|minutes?|hours?|hrs?|secs?|seconds?))\b(?: ?(?:or so|ish|away|before|notice|warning|early|late|beforehand|window|slot))*/g,
    ' duration ',
  ],
  [
    /\b(?:\d+\.)?\d+ ?(?:men|man|lads|people|person|boxes|parts|pieces|items|flights?|steps|stairs|floors?|years?|yrs?|months?|kg|kilos|stone|cm|mm|m|ft|feet|foot|inch(?:es)?|metres?|miles?|x(?= ?(?!please|thanks|ta\b|mate|love)[a-z]{2})|times|kids|children|dogs|cats|year old|% ?|percent|of us|seater|drawers?|doors?|votes?|goals?|points?|pints?|nil)\b/g,
    ' quantity ',
  ],
  [/\b\d{1,2}(?:st|nd|rd|th) floor\b/g, ' place '],
  [/(?<=\b(?:are|is|am|at|live) )(?:at )?no\.? ?\d{1,4}[a-z]?\b/g, 'at place '],
  [
    /\b(?:my|our|his|her) (?:\w+ )?\w+(?:'s|s) \d{1,2}th\b(?! (?:of|in)\b)|\b(?:[4-9]\d|1\d\d)th\b/g,
    ' occasion ',
  ],
  [
    /\b\d+ ?(?:days?|weeks?) (?:ago|late|notice|now since)\b|\b(?:within|for|over|past|last|waited|waiting|been) (?:the (?:last|past) )?\d+ (?:days?|weeks?)\b/g,
    ' duration ',
  ],
  [
    /\b(?:covid|mp|iphone|galaxy|windows|channel|radio|bbc|m|a|junction|j|bus|route) ?-?\d+\b(?![:.-])/g,
    ' name ',
  ],
];
