/**
 * English as recipients write it: spellings, txt-speak, dialect and abbreviations, each with the plain words that the
 * rest of the reader knows. Keys of the tables are the plain words, values the ways in which they are written.
 */

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** One word for another. A multi-word key replaces a single word ("cannae" is "can not"). */
const SPELLINGS: Readonly<Record<string, string>> = {
  sunday: 'sun sund sundy sundee snday sundi',
  monday: 'mon mond mondy mundy mundee mondee mnday moonday',
  tuesday: 'tue tues teus tuesd tuesdy tuseday toosday chewsday tuesdee twosday tusday tuesay choosday chuesday',
  wednesday:
    'wed weds wedn wens wenesday wensday wendsday wenday wedsday wednes wedensday wednesdy whensday wensdee wednsday wendesday',
  thursday: 'thu thur thurs thrs thursdy thurdsay thirsday thersday thursdee thurday fursday thurz thorsday',
  friday: 'fri frid fridy fridee fryday freeday frday frieday fridi',
  saturday: 'sat satur satday satdy saterday satdee saturdee satdi sataday saturdy satuday satd',
  january: 'jan',
  february: 'feb febuary',
  march: 'mar',
  april: 'apr',
  june: 'jun',
  july: 'jul',
  august: 'aug',
  september: 'sep sept',
  october: 'oct',
  november: 'nov',
  december: 'dec',
  tomorrow:
    'tmrw tmw tmoz tomoz tomo tomoro tomorro tomorow tommorow tommorrow tomorrer 2moro 2mro 2mrw 2morrow 2moz morra morrer tmr tommoz tomrw tomora tomorra tomozza',
  today: '2day tday tody',
  tonight: 'tonite 2nite 2night tnite',
  morning: 'morn mornin mrning morng mornings mng moring mornig',
  afternoon: 'arvo aft aftnoon aftanoon afternoons afternon arfternoon arternoon',
  evening: 'eve evenin evenings nite night nights evng evning eves',
  midday: 'noon',
  week: 'wk weeks wks',
  weekend: 'wkend wknd weekends wkends',
  fortnight: 'fortnite forthnight',
  holiday: 'hol hols holidays holliday hoilday',
  next: 'nxt',
  before: 'b4 bfore befor afore',
  after: 'aftr afta efter',
  until: 'till til untill',
  between: 'btwn betwixt betwen',
  around: 'roughly approx approximately circa',
  please: 'pls plz plse pleas pleez plees pleese pl prease plss plsss plese pleeease',
  thanks: 'thx tnx thnx thanx tx ty ta tysm thankyou thank fanx cheers chers fankyou thnks thks nks thanku',
  yes: 'y yh yeh yeah yea yep yup yess yesss yas yass ye yer aye ay ya yus yip yeahh yesh deffo affirmative yeppers yeahp',
  no: 'nope nah naw nay nae nooo nop negative noo',
  ok: 'okay okey k kk oki okie okk okays okayy alright alrite aright allright alrighty righto rightio rightho okeydoke okeydokey',
  good:
    'fine great perfect lovely brilliant brill super superb ideal excellent fab fabulous wonderful grand champion cool sound mint belting belter cracking smashing magic marvellous splendid amazing gd gr8 goood gud fyn fien grt perf prefect purrfect purfect sorted lush ace nice happy delightful tremendous fantastic reet braw awesome terrific suitable acceptable agreeable lovly dece decent convienient convenient convinient convenent finee tickety bostin',
  suits: 'suit suited suiting',
  works: 'workz',
  free: 'avail available availible avaliable availabel avalible availble',
  home: 'hme indoors yem hame',
  you: 'u youse yous yu thee',
  your: 'ur yr',
  are: 'r',
  and: 'nd',
  with: 'w wiv wi',
  because: 'cos coz cuz becos bcoz becuase cause bc cus becoz',
  though: 'tho',
  through: 'thru',
  about: 'abt aboot',
  delivery: 'del deliv dlvry delivry deliveries delivary',
  appointment: 'appt appointmt apt apptment appts appointments',
  message: 'msg mesage',
  minutes: 'mins minute',
  hours: 'hrs hr hour',
  know: 'kno knaa ken',
  preferably: 'pref prefrably preferable',
  prefer: 'perfer preffer prefere favour',
  possible: 'poss pos possable',
  anytime: 'anytym nytime',
  whichever: 'whatever wotever whatevs whateva',
  either: 'eether eitha ether eiter iether',
  neither: 'niether neether',
  anything: 'owt anythin',
  nothing: 'nowt',
  our: 'oor wor',
  what: 'wot wat wha whit',
  that: 'dat tha',
  the: 'teh',
  phone: 'fone telephone fon',
  someone: 'sum1 some1 somebody sumone',
  anyone: 'any1 anybody',
  working: 'workin wrking',
  going: 'gonna gunna gan',
  cancel: 'cancle canceled cancelled cancelling',
  'do not': 'dont dnt dinnae dinna divvent divnt doent dunt',
  'does not': 'doesnt doesn duznt',
  'did not': 'didnt didnae didna',
  'can not': 'cant cannot cannae cannit carnt cnt caint canna cann cantt',
  'will not': 'wont willnae winnae wilnae willna shant',
  'would not': 'wouldnt wouldnae',
  'could not': 'couldnt couldnae',
  'should not': 'shouldnt shouldnae',
  'is not': 'isnt isnae isna aint',
  'are not': 'arent arnt arenae',
  'was not': 'wasnt wasnae',
  'were not': 'werent',
  'have not': 'havent havnt havnae havenae havna',
  'has not': 'hasnt hasnae',
  'had not': 'hadnt',
  'not free': 'unavailable unavail',
  'not good': 'inconvenient unsuitable unacceptable',
  'can not do': 'unable',
  'i am': 'im ahm iam',
  'i have': 'ive ahve',
  'it is': 'its tis',
  'that is': 'thats dats tats',
  'there is': 'theres',
  'what is': 'whats wots',
  'who is': 'whos',
  'we have': 'weve',
  'they are': 'theyre',
  'you are': 'youre',
  'let us': 'lets',
  would: 'wud wld',
  could: 'cud cld',
  should: 'shud shld',
  have: 'hav hv hae havin having',
  'as soon as possible': 'asap',
  'do not know': 'idk dunno dunna',
  'see you': 'cya',
  i: 'ah',
};

/** Every written form with its plain words. */
export const PLAIN_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([plain, written]) =>
    written
      .split(' ')
      .map((form) => [form, plain] as const),
  ),
);

/** Words that a slip of the finger may spoil and that decide an answer. */
export const FUZZY_TARGETS: readonly string[] = [
  ...WEEKDAYS,
  'january',
  'february',
  'september',
  'october',
  'november',
  'december',
  'tomorrow',
  'morning',
  'afternoon',
  'evening',
  'please',
  'thanks',
  'either',
  'neither',
  'second',
  'perfect',
  'available',
  'weekend',
  'fortnight',
  'delivery',
  'cannot',
  'anytime',
  'unavailable',
  'otherwise',
];

/** Plain English words that lie one slip from a target and mean themselves. */
export const NOT_A_SLIP: ReadonlySet<string> = new Set(
  (
    'today holiday midday payday birthday someday weekday workday yesterday everyday doomsday sundry sundae frida ' +
    'fridge mourning mooring warning moaning mornings evenings seconds reckon beckon remember member fortunate tanks ' +
    'thankful release pleased plead pleasure lease perfectly deliver delivers delivered deliverys seasoned season ' +
    'another neighbour rather other wither together whether weather leather father mother brother bother later letter ' +
    'bitter better latter matter after weekends cannon delivering weekly daily anything anyone otherwise lining being ' +
    'eventing loving moving giving having turning burning learning earning sorting mounting novembers afternoons ' +
    'pleases thanking sanding monkey money mandy sandy wendy randy candy brandy daisy lindsay ramsay lindsey tuesdays ' +
    'sundays mondays wednesdays thursdays fridays saturdays toady sundown monthly availed'
  ).split(' '),
);
