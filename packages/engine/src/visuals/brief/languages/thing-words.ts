/** Parts, furniture, materials and colours: English | German | French | Spanish | Italian | Portuguese. */
export const thingWords = `
wall | wand/mauer/fassade | mur/murs | pared/muro | parete/muro | parede/muro
roof | dach | toit/toiture | techo/tejado/cubierta | tetto | telhado/teto
flat roof | flachdach | toit plat/toit terrasse plat | techo plano/tejado plano | tetto piano/tetto piatto | telhado plano
gable roof | satteldach/giebeldach | toit a deux pans/toit pentu | tejado a dos aguas | tetto a falde/tetto a capanna | telhado de duas aguas
thatched roof | reetdach/strohdach | toit de chaume | techo de paja | tetto di paglia | telhado de palha
door | tur/haustur | porte/porte d entree | puerta | porta | porta
window | fenster | fenetre/baie vitree | ventana/ventanal | finestra/vetrata | janela
floor | boden/fussboden | sol | suelo | pavimento | piso/chao
ceiling | decke | plafond | techo interior | soffitto | teto interior
beam | balken/holzbalken sichtbar/dachbalken | poutre | viga | trave/travi | viga
pool | pool/schwimmbad/schwimmbecken/swimmingpool | piscine | piscina/alberca | piscina | piscina
reflecting pool | wasserbecken/spiegelbecken | bassin/miroir d eau/plan d eau | espejo de agua/estanque | specchio d acqua/vasca d acqua | espelho d agua
canal | kanal/gracht | canal | canal | canale | canal
fountain | brunnen/springbrunnen | fontaine | fuente | fontana | fonte/chafariz
plaza | platz/marktplatz | place/parvis | plaza | piazza | praca
stilt | stelzen/auf stelzen/pfahle/pfahlbau/pfahlhaus | pilotis/sur pilotis | pilotes/sobre pilotes/palafito | palafitta/palafitte | palafita/palafitas
string light | lichterkette/lichterketten | guirlande lumineuse/guirlandes lumineuses/guirlande | guirnalda de luces/guirnaldas de luces | luci a filo/catena di luci/filo di luci | cordao de luzes/luzes penduradas
neon sign | leuchtreklame/neonschild | enseigne au neon | letrero de neon | insegna al neon | letreiro de neon
balcony | balkon | balcon | balcon | balcone | varanda/sacada
terrace | terrasse | terrasse | terraza | terrazza | terraco/esplanada
rooftop terrace | dachterrasse | toit terrasse/terrasse sur le toit | terraza en la azotea/azotea | terrazza sul tetto | terraco na cobertura/cobertura
porch | veranda | porche | porche/veranda | portico/veranda | alpendre/varanda coberta
chimney | schornstein/kamin aussen | cheminee exterieure | chimenea exterior | comignolo | chamine
smoke | rauch/rauchend | fumee | humo | fumo | fumaca
fireplace | kamin/kaminofen/offener kamin | cheminee/poele | chimenea | camino/caminetto | lareira
garage door | carport | carport | | | 
shutter | fensterladen/laden | volet/volets | contraventana/persiana/postigo | persiana/persiane/imposta | persiana/portada/veneziana
dormer | gaube/dachgaube | lucarne | buhardilla | abbaino | mansarda
skylight | dachfenster/oberlicht | fenetre de toit/verriere/puits de lumiere | claraboya/tragaluz | lucernario | claraboia
solar panel | solarpanel/solaranlage/photovoltaik | panneau solaire | panel solar/placa solar | pannello solare | painel solar
stair | treppe/stufe/stufen | escalier | escalera | scala/scale | escada
fence | zaun/gartenzaun | cloture/barriere | valla/cerca | recinzione/staccionata/steccato | cerca/muro de jardim
hedge | hecke | haie | seto | siepe | sebe
path | weg/gartenweg/einfahrt/kiesweg/kies | chemin/allee | camino/sendero | vialetto/sentiero | caminho
garden | garten | jardin | jardin | giardino | jardim
garden view | blick in den garten/blick auf den garten/gartenblick | vue sur le jardin/vue sur jardin | vista al jardin/vistas al jardin | vista sul giardino | vista para o jardim
flower | blume/blumen | fleur/fleurs | flor/flores | fiore/fiori | flor/flores
rose | | | | | 
roses | rose/rosen | rosier/rosiers | rosa/rosas | rose/rosa | rosas
lavender | lavendel | lavande/champ de lavande | lavanda | lavanda | lavanda
bougainvillea | bougainvillea | bougainvillier | buganvilla/buganvilia | bouganville/buganvillea | buganvilia
ivy | efeu | lierre | hiedra | edera | hera
tree | baum | arbre/arbres | arbol/arboles/naranjo/limonero | albero/alberi | arvore
olive tree | olivenbaum | olivier | olivo | ulivo/olivo | oliveira
cypress | zypresse | cypres | cipres/cipreses | cipresso/cipressi | cipreste
palm tree | palme | palmier | palmera | palma | palmeira
plant | pflanze/zimmerpflanze | plante | planta | pianta/piante | planta
car | auto/wagen | voiture | coche/carro | auto/macchina | carro
bicycle | fahrrad | velo | bicicleta | bicicletta | bicicleta
sofa | sofa/couch | canape | sofa | divano | sofa
armchair | sessel | fauteuil | sillon/butaca | poltrona | poltrona
table | tisch/esstisch | table | mesa | tavolo | mesa
chair | stuhl/stuhle | chaise | silla | sedia/sedie | cadeira
bar stool | hocker/barhocker | tabouret | taburete | sgabello/sgabelli | banco/banqueta
rug | teppich | tapis | alfombra | tappeto/tappeti | tapete
curtain | vorhang/gardine | rideau/rideaux | cortina | tenda/tende | cortina
lamp | lampe/stehlampe | lampe | lampara | lampada | luminaria/lampada
chandelier | kronleuchter/luster | lustre | arana/candelabro | lampadario | lustre
mirror | spiegel | miroir | espejo | specchio/specchi | espelho
bookshelf | bucherregal/regal | bibliotheque/etagere | estanteria/libreria/biblioteca | libreria/scaffale | estante/prateleira
bed | bett | lit | cama | letto | cama
bunk bed | etagenbett/hochbett/stockbett | lits superposes/lit superpose | litera | letto a castello | beliche
wardrobe | kleiderschrank | armoire | armario ropero | armadio | guarda roupa/roupeiro
desk | schreibtisch | bureau table | escritorio | scrivania | escrivaninha/mesa de trabalho
workbench | werkbank | etabli | banco de trabajo | banco da lavoro | bancada de trabalho
cabinet | schrank/kuchenschrank | placard/meuble | armario/gabinete | anta/ante/armadietto/mobile | armario
countertop | arbeitsplatte | plan de travail | encimera/mesada | piano di lavoro/piano in/top cucina | bancada
kitchen island | kucheninsel/kochinsel | ilot/ilot central | isla | isola | ilha
bathtub | badewanne/wanne | baignoire | banera/tina | vasca/vasca da bagno | banheira
shower | dusche | douche/douche a l italienne | ducha | doccia | chuveiro/ducha
washbasin | waschbecken | lavabo | lavabo | lavabo/lavandino | pia/lavatorio
fridge | kuhlschrank | refrigerateur/frigo | nevera/frigorifico | frigorifero | geladeira/frigorifico
oven | herd/ofen/backofen | four/cuisiniere | horno/estufa | forno | forno/fogao
tv | fernseher | television/tele | televisor/television | televisore/tv | televisao
picture | bild/gemalde | tableau/peinture | cuadro | quadro/quadri | quadro
cat | katze/kater | chat/chatte | gato/gata | gatto/gatta | gato/gata
dog | hund/welpe | chien/chienne | perro | cane | cachorro/cao
horse | pferd/pony/esel | cheval/poney/ane | caballo/burro | cavallo/asino | cavalo/burro
cow | kuh/kuhe | vache/vaches | vaca | mucca/mucche | vaca
sheep | schaf/schafe/lamm/ziege | mouton/moutons/chevre | oveja/cabra | pecora/pecore/capra | ovelha/cabra
birds | vogel/mowe/mowen/gans/ganse | oiseau/oiseaux/mouette/oies | pajaro/pajaros/gaviota | uccello/uccelli/gabbiano | passaro/passaros/gaivota
basket | korb/korbe/waschekorb | panier/corbeille | cesta/canasta | cesto/cesta | cesto/cesta
globe | globus | globe/mappemonde | globo terraqueo | mappamondo | globo terrestre
telescope | teleskop/fernrohr | telescope/longue vue | telescopio | telescopio | telescopio
ottoman | hocker gepolstert/pouf/sitzhocker | pouf/repose pieds | puf/reposapies | pouf | pufe
balloon | luftballon/luftballons/ballons | ballon/ballons | globo/globos | palloncino/palloncini | balao/baloes
teddy bear | teddy/teddybar/kuscheltier | ours en peluche/nounours/peluche | oso de peluche/peluche | orsacchiotto/peluche | urso de pelucia
suitcase | koffer | valise/malle | maleta/baul | valigia/baule | mala/bau
guitar | gitarre | guitare | guitarra | chitarra | violao/guitarra
ladder | leiter/holzleiter | echelle | escalera de mano | scala a pioli | escada de mao
bucket | eimer/giesskanne | seau/arrosoir | cubo/regadera | secchio/annaffiatoio | balde/regador
parasol | sonnenschirm/sonnenschirme | parasol/parasols | sombrilla/parasol | ombrellone/ombrelloni | guarda sol
towel | handtuch/handtucher | serviette/serviettes | toalla/toallas | asciugamano/asciugamani | toalha/toalhas
fruit bowl | obstschale/obstkorb | coupe de fruits/corbeille de fruits | frutero | fruttiera | fruteira
sculpture | skulptur/statue | sculpture/statue | escultura/estatua | scultura/statua | escultura/estatua
hammock | hangematte | hamac | hamaca | amaca | rede de balanco
swing | schaukel/hollywoodschaukel | balancoire | columpio | altalena | balanco
stone well | steinbrunnen/ziehbrunnen | puits | pozo | pozzo | poco
snowman | schneemann | bonhomme de neige | muneco de nieve | pupazzo di neve | boneco de neve
barrel | fass/weinfass | tonneau/tonneaux | barril | botte/botti | barril
firewood | brennholz/holzstapel | bois de chauffage/tas de bois | lena | legna | lenha
pumpkin | kurbis/kurbisse | citrouille/citrouilles | calabaza/calabazas | zucca/zucche | abobora/aboboras
rocking chair | schaukelstuhl | fauteuil a bascule/chaise a bascule | mecedora | sedia a dondolo | cadeira de balanco
cot | babybett/gitterbett | lit bebe/lit a barreaux | cuna | culla/lettino | berco
full moon | vollmond | pleine lune | luna llena | luna piena | lua cheia
rainbow | regenbogen | arc en ciel | arcoiris | arcobaleno | arco iris
vineyard | weinberg/weinberge/weinreben | vigne/vignes/vignoble | vinedo/vinedos | vigneto/vigneti/vigna | vinhedo/vinha
avenue of trees | allee/baumallee | allee d arbres | avenida de arboles | viale alberato | alameda
candle | kerze | bougie | vela | candela/candele | vela
wood | holz/holzern | bois | madera | legno | madeira
wood cladding | holzverkleidung/holzfassade | bardage bois | revestimiento de madera | rivestimento in legno | revestimento de madeira
oak | eiche/eichen | chene | roble | rovere/quercia | carvalho
walnut | nussbaum | noyer | nogal | noce | nogueira
brick | backstein/ziegelstein/klinker | brique | ladrillo | mattone/mattoni | tijolo
stone | stein/naturstein | pierre | piedra | pietra | pedra
concrete | beton/sichtbeton | beton | hormigon/concreto | cemento/calcestruzzo | concreto/betao
marble | marmor | marbre | marmol | marmo | marmore
tile | fliese/fliesen/ziegel/dachziegel/kachel | carrelage/carreau/tuile/tuiles | azulejo/teja/tejas/baldosa | piastrella/piastrelle/tegola | azulejo/telha/ladrilho
glass | glas | verre | vidrio/cristal | vetro | vidro
metal | metall/stahl | metal/acier/fer | metal/acero/hierro | metallo/acciaio/ferro | metal/aco/ferro
leather | leder | cuir | cuero/piel | pelle/cuoio | couro
velvet | samt | velours | terciopelo | velluto | veludo
linen | leinen | lin | lino | lino | linho
parquet | parkett | parquet | parque/parquet | parquet | parquet/taco
plaster | putz/verputzt | enduit/crepi | yeso/estuco | intonaco | reboco/gesso
gold | gold/golden | or/dore | dorado/oro | oro/dorato | dourado
white | weiss | blanc/blanche | blanco | bianco | branco
black | schwarz | noir/noire | negro | nero | preto
grey | grau | gris/grise | gris/grises | grigio/grigi/grigie | cinza/cinzento
red | rot | rouge | rojo | rosso | vermelho
blue | blau | bleu/bleue | azul/azules | blu/azzurro scuro | azul/azuis
light blue | hellblau | bleu clair | celeste | azzurro/celeste | azul claro/azul celeste
dark blue | dunkelblau | bleu fonce/bleu marine | azul oscuro/azul marino | blu scuro/blu notte | azul escuro/azul marinho
green | grun | vert/verte | verde | verde/verdi | verde
dark green | dunkelgrun | vert fonce | verde oscuro | verde scuro | verde escuro
light green | hellgrun | vert clair | verde claro | verde chiaro | verde claro
yellow | gelb | jaune | amarillo | giallo/gialla/gialli/gialle | amarelo
orange | orange | orange | naranja | arancione | laranja
pink | rosa/pink | rose | rosa | rosa | rosa/cor de rosa
purple | lila/violett | violet/violette | morado/violeta | viola | roxo
brown | braun | marron/brun/brune | marron | marrone | marrom/castanho
beige | beige | beige | beige | beige | bege
dark | dunkel | fonce/sombre | oscuro | scuro | escuro
light | hell | clair/claire | claro | chiaro | claro
wing chair | ohrensessel/ohrenbackensessel | fauteuil a oreilles/bergere | sillon orejero/butaca orejera | poltrona bergere | poltrona bergere
chesterfield | chesterfieldsofa/chesterfield sofa | canape chesterfield | sofa chesterfield | divano chesterfield | sofa chesterfield
coffered ceiling | kassettendecke | plafond a caissons | techo artesonado/artesonado | soffitto a cassettoni | teto em caixotoes
vaulted ceiling | offener dachstuhl | plafond cathedrale | techo abovedado a dos aguas/techo catedral | soffitto a capanna | teto catedral
barrel vault | tonnengewolbe | voute en berceau/plafond voute | boveda de canon/techo abovedado | volta a botte/soffitto a volta | teto abobadado/abobada
bay window | erker/erkerfenster | bow window/fenetre en saillie | ventana mirador/mirador acristalado | bovindo/finestra a bovindo | janela saliente/janela de sacada
window seat | fensterbank zum sitzen/sitzfenster/fenstersitz | banquette sous la fenetre/banc de fenetre | asiento de ventana/banco de ventana | panca sotto la finestra/seduta alla finestra | banco de janela
stained glass window | buntglasfenster/bleiglasfenster | vitrail/vitraux | vidriera/vidrieras/vitral | vetrata colorata/vetrate colorate | vitral/vitrais
steel window | stahlfenster/sprossenfenster aus stahl | verriere d atelier/fenetre d atelier | ventana de hierro/ventana de acero | finestra in ferro/vetrata industriale | janela de ferro/janela de aco
grand piano | flugel/konzertflugel/stutzflugel | piano a queue | piano de cola | pianoforte a coda | piano de cauda
spiral staircase | wendeltreppe | escalier en colimacon/escalier helicoidal | escalera de caracol | scala a chiocciola | escada em caracol/escada caracol
curved staircase | geschwungene treppe/bogentreppe | escalier tournant/escalier courbe | escalera curva | scala curva | escada curva
accent wall | akzentwand | mur d accent | pared de acento | parete d accento | parede de destaque
wainscoting | wandvertafelung/holzvertafelung/tafelung | lambris/soubassement | friso de madera/zocalo de madera | boiserie | lambri/lambril
sconce | wandleuchte/wandlampe | applique/appliques | aplique/apliques | applique/lampada da parete | arandela/arandelas
floor lamp | stehleuchte | lampadaire | lampara de pie | lampada da terra/piantana | luminaria de chao/candeeiro de pe
clawfoot tub | badewanne mit fussen/lowenfusswanne | baignoire sur pieds/baignoire a pattes de lion | banera con patas | vasca con piedini | banheira com pes
freestanding tub | freistehende badewanne/freistehende wanne | baignoire ilot | banera exenta | vasca freestanding | banheira de imersao/banheira solta
venetian blind | jalousie/jalousien | store venitien/stores venitiens | persiana veneciana | veneziana/veneziane | persiana de laminas
roman blind | raffrollo | store bateau | estor plegable | tenda a pacchetto | cortina romana
patterned tile | zementfliesen/gemusterte fliesen | carreaux de ciment | baldosa hidraulica/baldosas hidraulicas | cementine/piastrelle decorate | ladrilho hidraulico
hexagon tile | sechseckfliesen/hexagonfliesen | carrelage hexagonal/tomettes | azulejo hexagonal/baldosa hexagonal | piastrelle esagonali | ladrilho hexagonal
gazebo | gartenpavillon/pavillon im garten | kiosque de jardin/gloriette | cenador/glorieta de jardin | gazebo | gazebo/coreto
`;
