/**
 * Words of Turkish, Arabic, and of Hindi, Urdu, Punjabi and Bengali as people type them in Latin letters.
 */
import type { Language } from './language.js';

export const ASIAN: Readonly<Record<string, Language>> = {
  turkish: {
    weekdays: 'pazar, pazartesi, sali, carsamba, persembe, cuma, cumartesi',
    words: {
      'not good': 'uygun degil|olmaz|musait degilim',
      good: 'uygun|olur|tamam|iyi|guzel',
      please: 'lutfen',
      thanks: 'tesekkurler|tesekkur ederim|sagolun',
      yes: 'evet',
      no: 'hayir',
      tomorrow: 'yarin',
      morning: 'sabah|sabahi',
      afternoon: 'ogleden sonra',
      evening: 'aksam|aksami',
      'do not mind any': 'farketmez|fark etmez',
      the: 'gunu',
      not: 'degil',
      'i am not free': 'evde degilim|evde yokum|calisiyorum|musait degil',
      'i can not do': 'yapamam|gelemem|mumkun degil',
      'call me': 'beni arayin|beni ara|arayin|lutfen arayin',
      'wrong number': 'yanlis numara',
      works: 'uyar|bana uyar|olabilir',
      or: 'veya|ya da',
      and: 've',
      sorry: 'maalesef|uzgunum',
      'next week': 'gelecek hafta|haftaya',
    },
    ambiguous: 'sali',
  },
  arabic: {
    weekdays:
      'الاحد|الأحد|al ahad|yawm al ahad, الاثنين|الإثنين|al ithnayn, الثلاثاء|althulatha, الاربعاء|الأربعاء|al arbiaa, الخميس|al khamis, الجمعة|الجمعه|al jumua, السبت|al sabt',
    words: {
      'i can not do': 'لا استطيع|لا أستطيع|لا يمكنني|ما اقدر',
      'does not work': 'لا يناسبني|غير مناسب|لا يناسب|مو مناسب',
      'i am not free': 'غير متاح|غير متاحة|لست في المنزل|لست موجود',
      works: 'يناسبني|مناسب|يناسب|مناسبة',
      good: 'ممتاز|تمام|جيد|طيب|حسنا|tamam',
      yes: 'نعم|موافق|اجل|ايوه|اوكي|naam|aywa',
      no: 'لا|كلا',
      not: 'ليس|غير',
      please: 'من فضلك|لو سمحت|رجاء',
      thanks: 'شكرا|شكرا جزيلا|شكرا لك|shukran',
      day: 'يوم',
      tomorrow: 'غدا|بكرة|بكره',
      morning: 'صباحا|الصباح|صباح|في الصباح',
      afternoon: 'بعد الظهر|ظهرا|عصرا',
      evening: 'مساء|المساء|في المساء',
      'do not mind any': 'اي يوم|أي يوم|لا يهم',
      'call me': 'اتصل بي|اتصلوا بي|كلمني',
      'wrong number': 'رقم خاطئ|الرقم خطأ',
      or: 'او|أو',
    },
    ambiguous: 'tamam',
  },
  hindi: {
    weekdays:
      'ravivar|raviwar|itvaar|itwar|etwaar|aitvaar|ਐਤਵਾਰ|रविवार|اتوار, somvar|somwar|somvaar|peer|पीर|सोमवार|ਸੋਮਵਾਰ|پیر, mangalvar|mangalwar|mangal|mangalvaar|मंगलवार|ਮੰਗਲਵਾਰ|منگل, budhvar|budhwar|budh|budhvaar|बुधवार|ਬੁੱਧਵਾਰ|بدھ, guruvar|guruwar|veervar|jumerat|jumeraat|jumme raat|brihaspativar|vir|गुरुवार|ਵੀਰਵਾਰ|جمعرات, shukravar|shukrawar|shukarvar|shukarwar|shukkarvar|jumma|juma|jummah|शुक्रवार|ਸ਼ੁੱਕਰਵਾਰ|جمعہ, shanivar|shaniwar|shanichar|hafta|saniwar|शनिवार|ਸ਼ਨੀਵਾਰ|ہفتہ',
    words: {
      'i am not free':
        'main ghar pe nahi|ghar par nahi|ghar nahi|ghar pe nahi hu|kaam pe hu|nahi hu|ghar nahi hunga',
      'i can not do':
        'nahi kar sakta|nahi kar sakti|nahi ho sakta|nahi ho payega|possible nahi|nahi ho sakda',
      'does not work': 'theek nahi|thik nahi|nahi chalega|nahi theek|theek nahi hai|thik nahin',
      'do not mind any': 'koi bhi|koi bhi din|kabhi bhi|koi vi|koi si bhi|koi farak nahi',
      works:
        'chalega|chalegi|chaluga|theek hai ji|theek ae|thik ae|theek rahe ga|teek hai|tik hai|acha hai|accha hai|acha rahega|vadiya hai|vadia|badhiya rahega|theek rahega|theek hai|thik hai|theek he|thik he|thik aa|theek aa|thik hai ji|chaluga|sahi hai|sahi rahega',
      good: 'accha|acha|achha|theek|thik|thek|badhiya|vadiya|bilkul|sahi|vadhia|changa',
      yes: 'haan|haa|han|haanji|hanji|ji haan|haan ji|han ji|ji han|jee|haanji bilkul|ji|हाँ|ਹਾਂ|ہاں',
      no: 'nahi|nahin|nahi ji|nai|nahee|nhi|नहीं|ਨਹੀਂ|نہیں',
      please: 'kripya|meharbani|mehrbani|meherbani',
      sir: 'bhai|bhai sahab|bhaiya|bhaji|paaji|paji|veerji|beta|yaar|jaan|sahib|saab|janab',
      hello:
        'salam|salaam|assalam|assalamualaikum|assalamu alaikum|asalam o alaikum|aslam o alaikum|walaikum|namaste|namaskar|sat sri akal|sat sri akaal|ssa',
      'no problem': 'koi baat nahi|koi masla nahi|koi gal nahi|koi problem nahi',
      'please do':
        'kar do|kar den|kardo|kardein|kar dein|rakh lo|rakh do|rakho|bhej do|bhejo|bhej dena|lao|le aao|le ana|aa jao|aajao|aa jana|de do|de dena|book karo|book kar do|karo',
      'for me': 'mere liye|mujhe|mere layi|mainu|sanu|humein|hamein|hamare liye',
      'any time': 'kisi bhi time|kisi bhi waqt',
      'will be': 'hogi|hovega|rahegi|rehega|hunga|hungi|honge',
      thanks:
        'bahut shukriya|bohat shukriya|bahut dhanyavad|shukriya ji|shukriya|dhanyavad|dhanyawad|dhanvaad|shukria|meharbani ji',
      morning: 'subah|savere|sawere|subha|subah ko',
      afternoon: 'dopahar|dopeher|dupehar|dopahar ko',
      evening: 'shaam|sham|shaam ko|sham ko',
      'next week': 'agle hafte|agle week|agley haftay',
      or: 'ya',
      and: 'aur|te',
      at: 'ko|nu|par|pe|mein',
      day: 'din',
      the: 'ka|ki|ke',
      home: 'ghar',
      'i am': 'hum|main|mai|mein',
      is: 'hai|hain|he|hoga|rahega|hu|aa',
      'call me': 'call karo|phone karo|mujhe call|call kar|phone kar lo|mujhe phone|call karna',
      'who is this': 'kaun hai|kaun|kon hai|kaun ho|kaun bol raha',
      'wrong number': 'galat number|rong number',
    },
    ambiguous:
      'problem beta lao jaan sir ka ki ke main mai he ji sham peer vir han ya par pe te aa hum possible hafta mangal din juma ko thick is nai nu thek sahi',
  },
  bengali: {
    weekdays:
      'robibar|rabibar, sombar|shombar, mongolbar|mangalbar, budhbar, brihoshpotibar|brihospotibar, shukrobar|sukrobar, shonibar|sanibar',
    words: {
      'i can not do': 'parbo na|parbona',
      good: 'thik ache|thik ase|bhalo|valo|thikache',
      yes: 'hae|hyan|ha',
      no: 'na',
      thanks: 'dhonnobad|dhanyabad',
      morning: 'shokal|sokal|shokale|sokale',
      afternoon: 'bikal|bikel|bikale|dupur',
    },
    ambiguous: 'ha na hae',
  },
};
