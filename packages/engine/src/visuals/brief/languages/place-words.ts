/** Buildings, rooms, surroundings and styles: English | German | French | Spanish | Italian | Portuguese. */
export const placeWords = `
house | haus/wohnhaus/einfamilienhaus/gebaude | maison/batiment/facade | casa/edificio/fachada | casa/casetta/edificio/facciata | casa/edificio/fachada
villa | villa | villa | villa/chalet moderno | villa | vila/moradia/mansao
cottage | landhauschen/hauschen | chaumiere/cottage | casita | cottage | casinha/chale
farmhouse | bauernhaus/bauernhof/gehoft/gutshaus | ferme/mas/corps de ferme | granja/cortijo/casa de campo | casale/cascina/fattoria | fazenda/casa de fazenda/quinta
cabin | blockhutte/hutte/berghutte/chalet/blockhaus | cabane/chalet/refuge | cabana/refugio | baita/capanna/rifugio | cabana/chale de montanha
beach house | strandhaus | maison de plage | casa de playa | casa al mare | casa de praia
mediterranean house | | maison mediterraneenne/villa mediterraneenne | casa mediterranea/villa mediterranea | casa mediterranea/villa mediterranea | casa mediterranea
bungalow | bungalow | plain pied/bungalow | bungalow | bungalow | bungalow/casa terrea
townhouse | reihenhaus/stadthaus | maison de ville/maison mitoyenne | casa adosada/adosado | villetta a schiera/casa a schiera | casa geminada/sobrado
apartment building | mehrfamilienhaus/wohnblock/mietshaus/wohngebaude/wohnanlage | immeuble | edificio de apartamentos/bloque de pisos | condominio/palazzo/palazzina | predio/edificio de apartamentos
glass tower | hochhaus/glashochhaus/wolkenkratzer/glasturm | tour de verre/gratte ciel/tour | rascacielos/torre de cristal/rascacielos de cristal | grattacielo/torre di vetro/grattacielo di vetro | arranha ceu/torre de vidro/arranha ceu de vidro
museum | museum | musee | museo | museo | museu
pavilion | pavillon | pavillon | pabellon | padiglione | pavilhao
courtyard house | innenhof/hofhaus | cour interieure/maison a patio | patio/casa con patio | cortile/casa a corte | patio/casa com patio
half timber | fachwerk/fachwerkhaus | colombage/a colombages | entramado de madera | a graticcio | enxaimel
living room | wohnzimmer/stube/wohnraum | salon/sejour/salle de sejour | salon/sala/sala de estar | soggiorno/salotto | sala/sala de estar
kitchen | kuche/wohnkuche | cuisine | cocina | cucina | cozinha
bathroom | bad/badezimmer | salle de bain/salle de bains/salle d eau | bano/cuarto de bano | bagno | banheiro/casa de banho
bedroom | schlafzimmer | chambre/chambre a coucher | dormitorio/habitacion/alcoba/recamara | camera/camera da letto | quarto/dormitorio
kid bedroom | kinderzimmer/jugendzimmer | chambre d enfant/chambre enfant | habitacion infantil/cuarto de ninos | cameretta/camera dei bambini | quarto de crianca/quarto infantil
dining room | esszimmer/speisezimmer | salle a manger | comedor | sala da pranzo | sala de jantar
office | arbeitszimmer/buro | bureau | despacho/oficina/estudio | studio/ufficio | escritorio
foyer | flur/diele/eingangshalle/hausflur | entree/vestibule/hall/couloir | recibidor/vestibulo/pasillo/entrada | ingresso/atrio/corridoio | hall/entrada/corredor
garage interior | | | | | 
garage | garage | garage | garaje/cochera | garage/autorimessa | garagem
laundry | waschkuche/hauswirtschaftsraum | buanderie | lavadero/lavanderia | lavanderia | lavanderia
conservatory | wintergarten | jardin d hiver/veranda vitree | jardin de invierno | giardino d inverno | jardim de inverno
dressing room | ankleide/ankleidezimmer/begehbarer kleiderschrank | dressing | vestidor | cabina armadio/guardaroba | closet/quarto de vestir
stairwell | treppenhaus | cage d escalier | hueco de la escalera/caja de escalera | tromba delle scale/vano scale | vao da escada
swimming hall | schwimmhalle/hallenbad | piscine couverte/piscine interieure | piscina cubierta | piscina coperta | piscina coberta
chapel interior | kapelle innen/innenraum einer kapelle | interieur d une chapelle | interior de una capilla | interno di una cappella | interior de uma capela
library | bibliothek | | | | 
cafe | cafe/restaurant/gaststatte | cafe/restaurant | cafeteria/restaurante | caffe/bar/ristorante | cafe/restaurante
cozy | gemutlich/behaglich | chaleureux/chaleureuse/cosy | acogedor/acogedora | accogliente | aconchegante/acolhedor
vintage | alt/historisch | ancien/ancienne/vieux/vieille | antiguo/viejo | antico/vecchio | antigo/velho
luxury | luxurios/edel | luxueux/luxueuse/de luxe | lujoso/de lujo | lussuoso/di lusso | luxuoso/de luxo
small | klein | petit/petite | pequeno | piccolo | pequeno
large | gross/riesig | grand/grande | grande/amplio/gran | grande/ampio | grande/amplo
round | rund | rond/ronde | redondo | rotondo/tondo | redondo
storey | stockwerk/stock/geschoss/etage/stockig/geschossig | etage/niveau | piso/planta | piano | andar/pavimento
two storey | zweistockig/zweigeschossig | | dos plantas | | 
three storey | dreistockig/dreigeschossig | | tres plantas | | 
four storey | vierstockig/viergeschossig | | cuatro plantas | | 
five storey | funfstockig | | cinco plantas | | 
forest | wald | foret/bois sauvage | bosque/selva | bosco/foresta | floresta/bosque/mata
sea | meer/see kuste/kuste/strand/ozean | mer/plage/ocean | mar/playa/costa | mare/spiaggia/costa | mar/praia/costa
lake | see/seeufer/fluss | lac/riviere | lago/rio | lago/fiume | lago/rio
city | stadt/grossstadt | ville | ciudad | citta | cidade
mountain | berg/gebirge/alpen | montagne/alpes | montana/montanas | montagna/alpi | montanha/serra
desert | wuste | desert | desierto | deserto | deserto
village | dorf | village | pueblo | paese/villaggio | aldeia/vila pequena
countryside | auf dem land/toskana/feld/hugel | campagne/provence/champ/toscane | campo/colina/toscana | campagna/toscana/collina | campo/colina
spring | fruhling/fruhjahr | printemps | primavera | primavera | primavera
summer | sommer | ete | verano | estate | verao
autumn | herbst | automne | otono | autunno | outono
winter | winter | hiver | invierno | inverno | inverno
snow | schnee/verschneit | neige/enneige | nieve/nevado | neve/innevato | neve/nevado
rain | regen/regnerisch | pluie | lluvia | pioggia | chuva
fog | nebel/neblig | brouillard/brume | niebla/neblina | nebbia | neblina/nevoeiro
overcast | bewolkt/bedeckt | ciel couvert/couvert/nuageux | cielo cubierto/nublado | cielo coperto/nuvoloso/coperto | ceu nublado/nublado
sunny | sonnig/sonnenschein | ensoleille/soleil | soleado/dia de sol/sol | soleggiato/giorno di sole/giornata di sole/sole | ensolarado/dia de sol/sol
storm | sturm/gewitter | orage/tempete | tormenta | tempesta/temporale | tempestade
morning | morgen/morgens | matin | manana/por la manana | mattina/mattino | manha
day | tag/tagsuber/mittag | jour/midi | dia/mediodia | giorno/mezzogiorno | dia/meio dia
sunset | sonnenuntergang/abendsonne | coucher de soleil/soleil couchant | atardecer/puesta de sol | tramonto/luce della sera | por do sol
dusk | dammerung/abend/abends | crepuscule/soir | anochecer/crepusculo | crepuscolo/sera | anoitecer/crepusculo/entardecer
night | nacht/nachts | nuit | noche/de noche | notte | noite
watercolour | aquarell | aquarelle | acuarela | acquerello/acquarello | aquarela
pencil | bleistift/bleistiftzeichnung | crayon/croquis au crayon/dessin au crayon | lapiz/dibujo a lapiz/boceto a lapiz | matita/disegno a matita | lapis/desenho a lapis
blueprint | bauplan/blaupause | plan d architecte | plano | progetto | planta baixa
aerial view | luftbild/vogelperspektive/von oben | vue aerienne | vista aerea | vista aerea/vista dall alto | vista aerea
`;
