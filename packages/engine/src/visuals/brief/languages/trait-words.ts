/** How things are: English | German | French | Spanish | Italian | Portuguese. */
export const traitWords = `
leaning | schief/schiefe/geneigt/angelehnt/lehnend | penche/incline/appuye | inclinado/apoyado | inclinato/appoggiato/pendente | inclinado/encostado
crooked | krumm/windschief/verbogen/knorrig | tordu/bancal/biscornu | torcido/chueco | storto/sghembo | torto
twisted | verdreht/gewunden/gedreht/spiralformig | torsade/vrille/helicoidal/spirale | retorcido/espiral | attorcigliato/ritorto/spirale | espiralado/retorcida
mismatched | bunt gemischt/zusammengewurfelt/in verschiedenen farben | depareille/de couleurs differentes | desparejado/de distintos colores | spaiato/di colori diversi | desemparelhado/de cores diferentes
staggered | in verschiedenen hohen/versetzt | a differentes hauteurs | a distintas alturas | ad altezze diverse | a alturas diferentes
curved | gebogen/geschwungen/gekrummt/halbrund | courbe/incurve/arrondi | curvo/curvado | curvo/ricurvo | curvo/curvado
wavy | wellig/gewellt/wellenformig | ondule/ondulant | ondulado | ondulato | ondulado
folded | gefaltet/gezackt | plie/plisse | plegado/plisado | piegato/pieghettato | dobrado/plissado
tapered | verjungt/spitz zulaufend/kegelformig | effile/conique | conico/afilado | affusolato/conico | afunilado/conico
piled | gestapelt/aufgeturmt | empile/entasse | apilado/amontonado | impilato/ammucchiato | empilhado/amontoado
floating | schwebend/schwimmend | flottant/suspendu en l air | flotante/levitando | galleggiante/fluttuante/sospeso in aria | flutuante
sunken | versenkt/eingelassen/abgesenkt/halb vergraben | encastre/enterre/en contrebas | hundido/enterrado/empotrado | incassato/interrato/infossato | rebaixado/enterrado
hanging | hangend/aufgehangt/von der decke hangend | suspendu/accroche | colgante/colgado | appeso/sospeso | pendurado/suspenso
cantilevered | auskragend/uberkragend/freitragend | en porte a faux | en voladizo | a sbalzo/aggettante | em balanco
upside down | kopfuber/umgedreht/auf dem kopf | a l envers/renverse | boca abajo/invertido | capovolto/sottosopra | de cabeca para baixo/invertido
fallen | umgefallen/umgesturzt/umgekippt | tombe/couche sur le cote | caido/volcado | caduto/rovesciato | caido/tombado
half open | halb offen/halboffen/angelehnt offen/aufgeklappt/weit offen | entrouvert/grand ouvert/ouvert | entreabierto/abierto | socchiuso/spalancato/aperto | entreaberto/aberto
ribbed | gerippt/geriffelt/kanneliert | cannele/nervure/strie | acanalado/estriado | scanalato/rigato/cannettato | canelado/ripado
tufted | gesteppt/geknopft | capitonne/matelasse | capitone/acolchado | trapuntato/capitonne | capitone/acolchoado
woven | geflochten/gewebt | tresse/tisse | trenzado/tejido | intrecciato/tessuto | trancado/tecido
mirrored | verspiegelt/spiegelnd | en miroir/reflechissant | espejado/reflectante | specchiato/riflettente | espelhado/refletor
cracked | rissig/gesprungen/zerbrochen/verfallen/verlassen | fissure/casse/brise/abandonne/delabre | agrietado/roto/abandonado | crepato/rotto/abbandonato | rachado/quebrado/abandonado
peeling | abblatternd/abgeblattert | ecaille/qui s ecaille | descascarado/desconchado | scrostato | descascado
mossy | bemoost/moosig/moosbewachsen/uberwuchert | moussu/couvert de mousse/envahi | musgoso/cubierto de musgo | muschioso/coperto di muschio | musgoso/coberto de musgo
rusted | rostig/verrostet | rouille | oxidado | arrugginito | enferrujado
weathered | verwittert/abgenutzt/verblichen | patine/use/delave | desgastado/envejecido | consumato/scolorito/invecchiato | desgastado/envelhecido
backlit | hinterleuchtet/von hinten beleuchtet | retroeclaire | retroiluminado | retroilluminato | retroiluminado
glowing | leuchtend/glimmend | lumineux/rougeoyant | luminoso/resplandeciente | luminoso/splendente | luminoso/brilhante
`;
