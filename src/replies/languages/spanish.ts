/**
 * Words of Spanish.
 */
import type { Language } from './language.js';

export const SPANISH: Language = {
  weekdays: 'domingo|dom, lunes|lun, martes, miercoles|mie, jueves|jue, viernes|vie, sabado|sab',
  months:
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
  turns: [
    // Without accents "if" and "yes" look alike.
    [
      /\bsi(?= *(?:$|[,.!?;\n)]|(?:el |los )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|por favor|gracias|muchas|confirm\w+|acepto|claro|vale|perfecto|esta bien|puede ser|me (?:va|viene)))/g,
      'yes',
    ],
    [/\blas? (?=\d)/g, ''],
  ],
  words: {
    'i am not free':
      'no estoy disponible|no estare|no voy a estar|no estoy en casa|no estare en casa|no estoy|trabajo|no estaremos|no vamos a estar|no estamos|no estoy libre|estoy trabajando|estare trabajando|no hay nadie|no habra nadie|no hay nadie en casa|no habra nadie en casa|yo trabajo|tengo que trabajar|trabajamos|no tengo tiempo|no estamos en casa|no estaremos en casa',
    'i can not do':
      'no puedo|no podemos|no podre|imposible|no podre estar|no se puede|no es posible|no me es posible|no podemos ese dia|no puedo ese dia|no voy a poder|no podremos|es imposible',
    'does not work':
      'no me viene bien|no me va bien|no me sirve|no nos viene bien|no nos va bien|no me viene bien ninguno|no me viene|no me conviene|no nos conviene|no conviene|no va bien|no viene bien|me viene mal|nos viene mal|me va mal|no me funciona|no funciona para nosotros|no me queda bien|no me vienen bien|no me van bien|no me van|no sirve',
    'do not mind any':
      'me da igual|cualquiera|cualquier dia|da igual|el que sea|me es igual|nos da igual|no importa|no me importa|cualquier dia me va bien|cualquier dia esta bien|cualquier dia me viene bien|cualquier fecha|cualquier hora|cualquier momento|cualquiera de los dos|cualquiera esta bien|cualquiera me va bien|cualquiera me sirve|cuando quieran|cuando quieras|cuando puedan|cualquier opcion|los dos me van bien|los dos dias me van bien|los dos estan bien|es igual|indiferente|lo mismo me da|sin preferencia|no tengo preferencia|no tengo preferencias',
    'i choose':
      'elijo|escojo|me quedo con|quiero|queremos|quisiera|quisieramos|me quedo el|prefiero el|elegimos|preferimos|me gustaria|nos gustaria|apuntame|apunteme|ponme|pongame|escogemos|seria el|mejor el',
    'i confirm': 'confirmo|confirmamos|confirmado|confirmamos el|queda confirmado',
    'see you':
      'nos vemos|hasta el|hasta entonces|hasta luego|hasta el lunes|nos vemos el|les espero|os espero|le espero|aqui estare|hasta pronto',
    'for me': 'para mi',
    very: 'muy|mucho',
    delivery: 'entrega|la entrega',
    'can you do':
      'puede ser|podria ser|pueden venir|podeis venir|se puede|seria posible|es posible|podria ser el|podrian venir|podrian traerlo|pueden entregar|podrian entregar|pueden traerlo|podria|podrian|puede ser el|se podria|habria posibilidad|hay posibilidad',
    works:
      'me viene bien|me va bien|nos viene bien|me sirve|esta bien|me viene muy bien|nos viene muy bien|me va muy bien|nos va muy bien|nos va bien|me viene perfecto|me viene genial|nos viene perfecto|me va perfecto|me conviene|nos conviene|me queda bien|viene bien|va bien|me funciona|estaria bien|estaria perfecto|seria perfecto|seria ideal|seria genial|seria bueno|me vendria bien|nos vendria bien|me vendria genial|es perfecto|es bueno|esta perfecto|esta genial|ok para mi|me parece bien|me parece perfecto|nos parece bien|puedo|podemos',
    good: 'perfecto|bien|bueno|vale|genial|muy bien|estupendo|excelente|ideal|fantastico|buena|perfecta|conforme|okey|listo|de lujo|correcto',
    please: 'por favor|porfa|porfavor|por fabor|xfavor|x favor|por favor y gracias|xfa',
    thanks:
      'muchas gracias|gracias|mil gracias|muchisimas gracias|gracias de antemano|gracias por todo|gracias por avisar|gracias por el mensaje|gracias por su mensaje|le agradezco|se lo agradezco|gracias a ustedes',
    yes: 'no hay problema|sin problema|ningun problema|claro|si claro|claro que si|sin problemas|por supuesto|como no|de acuerdo|si por favor|si gracias|si perfecto|si esta bien|si vale',
    tomorrow: 'manana',
    morning:
      'por la manana|de la manana|la manana|a la manana|en la manana|primera hora|a primera hora|mananas',
    afternoon: 'por la tarde|la tarde|tarde|de la tarde|a la tarde|en la tarde|tardes|despues de comer',
    evening: 'por la noche|la noche|noche|en la noche|a la noche',
    'the day after tomorrow': 'pasado manana',
    today: 'hoy',
    'next week': 'la semana que viene|la proxima semana|la semana proxima',
    'this week': 'esta semana',
    next: 'proximo',
    'i prefer': 'prefiero',
    'if possible':
      'si es posible|si puede ser|si fuera posible|a ser posible|si es posible por favor|si pueden|si se puede',
    'first option':
      'el primero|la primera|primero|el primer dia|primera opcion|la primera opcion|la opcion uno|la opcion 1|primera|el primer horario|la primera fecha',
    'second option':
      'el segundo|la segunda|segundo|segunda opcion|la segunda opcion|el segundo dia|segunda|el segundo horario|la segunda fecha',
    'last option': 'el ultimo|la ultima|la ultima opcion|ultimo|ultima',
    both: 'los dos|ambos',
    or: 'o',
    and: 'y|e',
    but: 'pero|sino|aunque',
    not: 'no|ni|nunca|tampoco',
    sorry: 'lo siento|perdon|disculpe',
    hello:
      'hola|buenos dias|buenas tardes|buenas|hola buenas|hola buenos dias|hola buenas tardes|buenas noches|estimados|estimado|estimada|muy buenas|hola que tal|estimados senores|senores|senor|senora',
    'call me':
      'llameme|llamame|puede llamarme|me puede llamar|llamenme|me pueden llamar|me puedes llamar|pueden llamarme|puedes llamarme|podrian llamarme|podria llamarme|me llaman|me llama por favor|llamadme|llamarme|por telefono',
    'who is this': 'quien es|quien eres',
    'what time': 'a que hora|que hora|hora',
    free: 'libre|disponible',
    for: 'para',
    between: 'entre',
    the: 'el|la|los|las',
    'i am': 'estoy|estare|estaremos',
    home: 'en casa|estoy en casa|estare en casa|estaremos en casa|estamos en casa|hay alguien en casa|habra alguien|habra alguien en casa|en mi casa|aqui|estare aqui',
    that: 'eso',
    only: 'solo|solamente|unicamente',
    none: 'ninguno|ninguna',
    'wrong number': 'numero equivocado|se ha equivocado|se equivoca|persona equivocada',
    'we are away':
      'estamos fuera|estaremos fuera|estoy fuera|estare fuera|de viaje|de vacaciones|estamos de vacaciones|estamos de viaje|fuera',
    'none of them':
      'ninguno de los dos|ninguna de las dos|ningun dia|ninguno de los dias|ninguna de las fechas|ninguno de esos|ninguno me va bien|ninguno me viene bien|ni uno ni otro|no me va bien ninguno|no me viene bien ninguno de los dos|no me va bien ninguno de los dos|ninguna de las opciones|ninguno de ellos',
    'any time': 'a cualquier hora',
    possible: 'posible|posibles',
    greetings:
      'un saludo|saludos|saludos cordiales|un cordial saludo|atentamente|cordialmente|un abrazo|abrazos|que tenga buen dia|buen dia|feliz dia|buen fin de semana',
    'tomorrow morning': 'manana por la manana',
    'third option': 'tercera opcion|la tercera opcion|el tercero|la tercera|el tercer dia|tercero|tercera',
    if: 'si|siempre que|siempre y cuando|con tal de que|a condicion',
    'only if': 'solo si|pero solo si|solamente si',
    otherwise: 'de lo contrario',
    because: 'porque|ya que|pues',
    so: 'asi que|entonces|por eso',
    maybe: 'quizas|quiza|tal vez|a lo mejor|posiblemente|probablemente|creo que',
    'i need to ask':
      'tengo que preguntar|tengo que consultar|tengo que mirar|tengo que ver|debo preguntar|debo consultar|voy a preguntar|dejame ver|dejeme ver|dejame preguntar|tengo que hablar',
    'i will let you know':
      'le aviso|les aviso|te aviso|os aviso|le digo|les digo|te digo|aun no se|todavia no se|no lo se|no se todavia|ya les dire|ya le dire|les confirmo luego|no estoy seguro|no estoy segura',
    'how much': 'cuanto|cuanto cuesta|cuanto vale',
    who: 'quien|quienes',
    where: 'donde',
    why: 'por que',
    what: 'que|cual|cuales',
    how: 'como',
    'would be': 'seria',
    'all day': 'todo el dia|el dia entero',
    better: 'mas bien|mejor',
    i: 'yo',
    me: 'mi|conmigo',
    us: 'nos',
    we: 'nosotros|nosotras',
    my: 'mis',
    our: 'nuestro|nuestra|nuestros',
    you: 'ustedes|usted|vosotros|le|les|os|te',
    your: 'su|sus',
    of: 'de|del',
    to: 'a|al',
    in: 'en',
    with: 'con',
    by: 'por',
    a: 'un|una',
    is: 'es|esta|son|ser',
    it: 'lo|esto|ello',
    'there is': 'hay',
    have: 'tengo|tiene|tenemos|tienen|he|ha|han',
    without: 'sin',
    all: 'todos|todas|todo|toda',
    other: 'otro|otra|otros|otras',
    'other days': 'los otros dias|otros dias|los demas dias|las demas fechas|el resto de la semana',
    'other dates': 'otra fecha|otras fechas|otro dia|otros horarios|otro horario',
    day: 'dia|dias',
    'that day': 'ese dia|aquel dia|esos dias',
    date: 'fecha|fechas',
    'time slot': 'horario|franja',
    week: 'semana|semanas',
    weekend: 'fin de semana',
    after: 'despues|despues de|despues de las|luego de las',
    before: 'antes|antes de|antes de las',
    from: 'desde|desde las|a partir|a partir de|a partir de las|a partir del',
    until: 'hasta|hasta las',
    at: 'a las|sobre las|a la',
    too: 'tambien',
    always: 'siempre',
    here: 'ahi|alli',
    bad: 'mal|malo|mala',
    husband: 'marido|esposo',
    wife: 'mujer|esposa',
    son: 'hijo',
    daughter: 'hija',
    mother: 'madre',
    boss: 'jefe',
    work: 'trabajar',
    school: 'colegio',
    bell: 'timbre|portero automatico|telefonillo',
    'the bell does not work':
      'el timbre no funciona|timbre no funciona|el timbre no va|el timbre esta roto|timbre roto',
    'ring the bell':
      'llamen al timbre|llamar al timbre|toquen el timbre|tocar el timbre|toque el timbre|llame al timbre',
    knock: 'toquen|tocar|golpear',
    neighbour: 'vecino|vecina|vecinos',
    floor: 'piso|planta',
    door: 'puerta',
    'ground floor': 'planta baja|bajo',
    lift: 'ascensor',
    stairs: 'escaleras|escalera',
    entrance: 'entrada|portal',
    flat: 'apartamento',
    house: 'casa',
    code: 'codigo',
    driver: 'repartidor|conductor|chofer',
    leave: 'dejar|dejen|dejarlo|dejenlo|deje',
    come: 'vengan|venir|vienen|viene',
    deliver: 'entregar|entreguen|traer|traigan|traerlo|repartir',
    right: 'derecha',
    left: 'izquierda',
    back: 'atras',
    call: 'llamar|llamen|llame',
    'already received':
      'ya lo he recibido|ya lo recibi|ya lo tengo|ya me llego|ya llego|ya ha llegado|ya me lo han entregado',
    'i did not order anything':
      'no he pedido nada|no pedi nada|yo no he pedido nada|no he comprado nada|no he encargado nada',
    'cancel my order':
      'cancelar mi pedido|cancelar el pedido|cancelo el pedido|quiero cancelar|anular el pedido|cancelar|cancelo|anular',
    unsubscribe:
      'no me escriban mas|no me escriban|dejen de escribirme|no me manden mas|no me envien mas|no me contacten|darme de baja|no quiero mas mensajes|no mas mensajes',
    order: 'pedido',
    then: 'luego',
    'i am busy':
      'tengo una cita|tengo cita|tengo medico|tengo un compromiso|ocupado|ocupada|tengo una reunion',
  },
  ambiguous:
    'no la o e y me entre solo tarde vale claro bueno mejor libre a si he ha le les os es lo un una dos mi te de en al mas piso planta puerta casa son ser sobre pues mal luego ideal hay sin con del su sus antes donde como mala madre jefe hora fuera horario posible lun mie vie jue sab dom indiferente puedo bajo pasado portal van buena porfa senor correcto listo fantastico semana',
};
