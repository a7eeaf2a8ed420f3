/**
 * Nouns of everyday life. Beside a choice they tell of its circumstances ("Friday is best for the shop"), and none of them
 * turns it round, as words of manner and degree may ("Friday is hardly best"). Nouns that limit, joke or doubt ("condition",
 * "joke", "chance") aren't among them.
 */

/** Words that stand for things, people, places and occasions, and change nothing about an answer. */
export const EVERYDAY = new Set(
  // People.
  (
    'aunt auntie aunty uncle niece nephew cousin cousins grandson granddaughter grandkids grandchildren grandchild grandma ' +
    'grandpa grandmother grandfather nana nanna nanny granny grandparents parents parent child children baby bairns ' +
    'wean weans twins toddler teenager teenagers sibling siblings fiance fiancee boyfriend girlfriend bestie friend friends ' +
    'colleague colleagues manager supervisor receptionist secretary caretaker concierge porter warden keyholder janitor ' +
    'apprentice assistant staff crew girl boy lady gentleman woman man chap bloke person adult adults visitor visitors ' +
    'guest guests lodgers roommate roommates flatmates housemates owner owners agents buyer seller vicar priest minister ' +
    'rector curate nurse doctor dentist vet midwife physio physiotherapist optician chiropodist hairdresser barber teacher ' +
    'student students pupil pupils childminder babysitter plumber electrician builder builders joiner carpenter painter ' +
    'decorator decorators plasterer tiler roofer gardener fitter fitters engineer mechanic scaffolder chef waiter ' +
    'farmer shepherd fisherman soldier sailor pensioner pensioners volunteer volunteers carers cleaners helper helpers ' +
    // The house and what is in it.
    'house flat apartment bungalow cottage farm farmhouse barn studio bedsit property premises office shop salon cafe pub ' +
    'bar restaurant hotel hostel clinic church chapel mosque temple ' +
    'synagogue hall village town city street road lane avenue estate block tower floor ground stairs staircase landing ' +
    'hallway lobby foyer porch door doorway doorstep doorbell bell buzzer intercom gate gates fence hedge garden yard drive ' +
    'driveway path pavement kerb car cars parking garage shed loft attic cellar basement conservatory room rooms ' +
    'bedroom bathroom kitchen lounge livingroom dining utility toilet shower bath sink tap taps boiler radiator heating ' +
    'carpet carpets rug curtains blinds wallpaper paint plaster tiles lino laminate floorboards skirting ceiling wall walls ' +
    'roof chimney fireplace fire sweep lift lifts keysafe lock code fob postbox letterbox bins bin recycling ' +
    'furniture appliance appliances cot crib pram pushchair buggy highchair rocker recliner armchair futon headboard ' +
    'bedframe divan bunk bunks dresser cupboard cupboards shelf shelves shelving worktop hob oven microwave dishwasher dryer ' +
    'hoover lamp lamps mirror piano telly television stereo laptop printer mobile tablet charger bench stool stools ' +
    'rower bike bikes bicycle scooter mower trampoline hammock barbecue bbq parasol patio decking greenhouse ' +
    // Work, school, health, worship, sport and other occasions that fill a week.
    'job jobs shift shifts rota overtime lunch dinner breakfast tea supper brew coffee cuppa kettle biscuits cake ' +
    'annual maternity paternity holiday holidays hols gcse gcses alevels results revision homework ' +
    'assembly nativity panto pantomime concert recital rehearsal choir band club clubs scouts cubs brownies guides beavers ' +
    'football rugby cricket hockey netball tennis golf swimming swim gym yoga pilates zumba dance dancing karate judo snooker ' +
    'darts bowls bingo race races marathon training tournament ' +
    'mass communion confirmation christening baptism service prayers sabbath shabbat ramadan eid diwali hanukkah easter lent ' +
    'advent christmas xmas halloween bonfire newyear hogmanay carnival festival fete auction sale jumble raffle ' +
    'barbeque leaving ' +
    'checkup injection injections jab jabs scan xray physiotherapy dialysis chemo treatment ' +
    'cataract cataracts hip knee knees ankle wrist shoulder leg legs arm arms foot feet hand hands eye eyes tooth teeth ' +
    'stick crutches wheelchair frame zimmer rollator ' +
    // Ways, weather, creatures, sundries.
    'bus train tram taxi lorry truck trailer ferry boat canal bridge station airport flight motorway roadworks tunnel ' +
    'cone cones ticket meter rain snow ice wind sun heat frost ' +
    'dogs puppy pup kitten cats hamster rabbit horse horses pony cow cows sheep goat goats pig pigs hens chickens parrot budgie ' +
    'goldfish tortoise bees ' +
    'coat boots shoes slippers socks gloves pyjamas pjs jumper apron uniform suit dress ' +
    'photo photos telephone letter letters paperwork receipt invoice voucher catalogue box crates crate packaging cardboard ' +
    'polythene bubblewrap tape rope blanket blankets pillow pillows duvet sheets towel towels'
  ).split(' '),
);
