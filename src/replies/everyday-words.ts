/**
 * Nouns of everyday life. Beside a choice they tell of its circumstances ("Friday is best for the shop"), and none of them
 * turns it round, as words of manner and degree may ("Friday is hardly best"). Nouns that limit or doubt ("condition",
 * "chance") aren't among them, nor are occasions and callers, which may be why the recipient is not free.
 */

/** Words that stand for people, places and things, and change nothing about an answer. */
export const EVERYDAY = new Set(
  // People.
  (
    'aunt auntie aunty uncle niece nephew cousin cousins grandson granddaughter grandkids grandchildren ' +
    'grandchild grandma grandpa grandmother grandfather nana nanna nanny granny grandparents parents ' +
    'parent child children baby bairns wean weans twins toddler teenager teenagers sibling siblings ' +
    'fiance fiancee boyfriend girlfriend bestie friend friends colleague colleagues manager supervisor ' +
    'receptionist secretary caretaker concierge porter warden keyholder janitor apprentice assistant ' +
    'staff crew girl boy lady gentleman woman man chap bloke person adult adults lodgers roommate ' +
    'roommates flatmates housemates owner owners teacher student students pupil pupils waiter farmer ' +
    'shepherd fisherman soldier sailor pensioner pensioners volunteer volunteers helper helpers ' +
    // The house, the places around it, and what is in them.
    'house flat apartment bungalow cottage farm farmhouse barn studio bedsit property premises office ' +
    'shop salon cafe pub bar restaurant hotel hostel clinic church chapel mosque temple synagogue hall ' +
    'village town city street road lane avenue estate block tower floor ground stairs staircase landing ' +
    'hallway lobby foyer porch door doorway doorstep doorbell bell buzzer intercom gate gates fence hedge ' +
    'garden yard drive driveway path pavement kerb car cars parking garage shed loft attic cellar ' +
    'basement conservatory room rooms bedroom bathroom kitchen lounge livingroom dining utility toilet ' +
    'shower bath sink tap taps boiler radiator heating carpet carpets rug curtains blinds wallpaper paint ' +
    'plaster tiles lino laminate floorboards skirting ceiling wall walls roof chimney fireplace fire lift ' +
    'lifts keysafe lock code fob postbox letterbox bins bin recycling furniture appliance appliances cot ' +
    'crib pram pushchair buggy highchair rocker recliner armchair futon headboard bedframe divan bunk ' +
    'bunks dresser cupboard cupboards shelf shelves shelving worktop hob oven microwave dishwasher dryer ' +
    'hoover lamp lamps mirror piano telly television stereo laptop printer mobile tablet charger bench ' +
    'stool stools rower bike bikes bicycle scooter mower trampoline hammock barbecue bbq parasol patio ' +
    'decking greenhouse choir band club clubs lunch dinner breakfast tea supper brew coffee cuppa kettle ' +
    'biscuits cake barbeque ' +
    // The body, and what it leans on.
    'hip knee knees ankle wrist shoulder leg legs arm arms foot feet hand hands eye eyes tooth teeth ' +
    'stick crutches wheelchair frame zimmer rollator ' +
    // Ways, weather, creatures, clothes, sundries.
    'bus train tram taxi lorry truck trailer ferry boat canal bridge station airport motorway tunnel cone ' +
    'cones ticket meter rain snow ice wind sun heat frost dogs puppy pup kitten cats hamster rabbit horse ' +
    'horses pony cow cows sheep goat goats pig pigs hens chickens parrot budgie goldfish tortoise bees ' +
    'coat boots shoes slippers socks gloves pyjamas pjs jumper apron uniform suit dress photo photos ' +
    'telephone letter letters paperwork receipt invoice voucher catalogue box crates crate packaging ' +
    'cardboard polythene bubblewrap tape rope blanket blankets pillow pillows duvet sheets towel towels'
  ).split(' '),
);
