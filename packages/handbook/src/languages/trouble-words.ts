/** Works and problems: English | German | French | Spanish | Italian | Portuguese. */
export const troubleWords = `
pressure wash | hochdruckreiniger/mit hochdruck/abkarchern/dampfstrahler | nettoyeur haute pression/haute pression/karcher | hidrolimpiadora/alta presion | idropulitrice/alta pressione | lavadora de alta pressao/alta pressao
bigger fuse | starkere sicherung/grossere sicherung | fusible plus fort/plus gros fusible | fusible mas grande/fusible mas fuerte | fusibile piu grande/fusibile piu forte | fusivel maior/disjuntor maior
extension lead | verlangerungskabel/mehrfachsteckdose | rallonge/multiprise | alargador/regleta/ladron | prolunga/ciabatta | extensao eletrica/extensao
cut through | durchsagen/absagen/durchtrennen | scier/couper a travers | serrar/cortar | segare/tagliare | serrar/cortar
prop | abstutzen/stutzen | etayer | apuntalar | puntellare | escorar
rotten | morsch/verfault/faul | pourri/pourrie | podrido/podrida | marcio/marcia | podre/apodrecido
yellow flame | gelbe flamme/flamme gelb | flamme jaune | llama amarilla | fiamma gialla/fiamma gialla | chama amarela
headache | kopfschmerzen/kopfweh | mal de tete/maux de tete | dolor de cabeza/dolores de cabeza | mal di testa | dor de cabeca/dores de cabeca
charcoal | holzkohle/grillkohle | charbon de bois/braises | carbon vegetal/brasas | carbonella/brace | carvao/brasas
barbecue | grill/grillen | barbecue | barbacoa | barbecue/griglia | churrasqueira/churrasco
tear out | rausreissen/herausreissen/abreissen/wegreissen/entfernen/einreissen/rausnehmen/herausbrechen/rausbrechen/wegbrechen/ausbrechen/rausschlagen | arracher | arrancar | strappare/togliere via | arrancar
knock down | abbrechen/niederreissen/durchbrechen/wegmachen | abattre/demolir/casser/faire tomber | tirar/derribar/tumbar/demoler | abbattere/demolire/buttare giu | derrubar/demolir/deitar abaixo
remove | beseitigen/losen/ablosen/loswerden | enlever/retirer/supprimer | quitar/eliminar/retirar | togliere/rimuovere/eliminare/toglierla/toglierlo | tirar/remover/retirar/eliminar
opening in | durchbruch | ouverture dans/ouvrir | abrir hueco/hueco | apertura/aprire un varco | abrir vao/abertura
drill | bohren/locher bohren | percer | taladrar/agujerear | forare/trapanare/fare buchi | furar
sand | schleifen/abschleifen | poncer | lijar | carteggiare/levigare | lixar
install | installieren/einbauen/anschliessen/montieren/verlegen | installer/poser/raccorder/brancher | instalar/montar/conectar/poner | installare/montare/collegare/posare | instalar/montar/ligar/colocar
replace | ersetzen/austauschen/tauschen/wechseln | remplacer/changer | cambiar/sustituir/reemplazar | sostituire/cambiare | substituir/trocar/mudar
move | versetzen/verlegen lassen/verschieben | deplacer | mover/trasladar | spostare | mudar de sitio/deslocar/mover
repair | reparieren/ausbessern/flicken | reparer | reparar/arreglar | riparare/aggiustare | reparar/consertar
clean | reinigen/putzen/saubern | nettoyer/laver | limpiar/lavar/fregar | pulire/lavare | limpar/lavar
insulate | dammen/isolieren | isoler | aislar | isolare/coibentare | isolar
soundproof | schalldammen/schallschutz | insonoriser/isolation phonique | insonorizar | insonorizzare | insonorizar
build | bauen | construire | construir | costruire | construir
renovate | renovieren/sanieren | renover | reformar/renovar/rehabilitar | ristrutturare | renovar/remodelar/reformar
block | verschliessen/zumachen/abdichten/zukleben | boucher/obturer/fermer | tapar/cerrar/bloquear | chiudere/tappare/ostruire | tapar/fechar
air vent | luftungsgitter/luftungsoffnung | grille d aeration/aeration/bouche d aeration | rejilla de ventilacion | griglia di aerazione/presa d aria | grelha de ventilacao
cut down | fallen/umsagen | couper/abattre l arbre | talar | tagliare/abbattere l albero | cortar/abater
climb | klettern/steigen | monter/grimper | subir/subirme | salire/arrampicarsi | subir
ladder | leiter | echelle | escalera de mano | scala a pioli | escadote/escada de mao
smell of gas | gasgeruch/es riecht nach gas/riecht nach gas/rieche gas | odeur de gaz/ca sent le gaz/sent le gaz | olor a gas/huele a gas | odore di gas/puzza di gas/sento gas | cheiro a gas/cheiro de gas/cheira a gas
gas leak | gasleck | fuite de gaz | fuga de gas/escape de gas | fuga di gas/perdita di gas | fuga de gas/vazamento de gas
burning smell | brandgeruch/riecht verbrannt | odeur de brule/sent le brule | olor a quemado/huele a quemado | odore di bruciato/puzza di bruciato | cheiro a queimado/cheiro de queimado
electric shock | stromschlag | choc electrique/decharge | descarga electrica/calambre | scossa elettrica/scossa | choque eletrico
sparks | funken | etincelles | chispas | scintille | faiscas
carbon monoxide | kohlenmonoxid | monoxyde de carbone | monoxido de carbono | monossido di carbonio | monoxido de carbono
smoke alarm | rauchmelder | detecteur de fumee | detector de humo | rilevatore di fumo | detetor de fumo/detector de fumaca
escape window | fluchtfenster/fluchtweg/notausstieg | issue de secours | salida de emergencia/ventana de escape | via di fuga/uscita di sicurezza | saida de emergencia
fire | brand/feuer | incendie/feu | incendio/fuego | incendio/fuoco | incendio/fogo
mould | schimmel/schimmelflecken | moisissure/moisissures | moho | muffa/muffe | bolor/mofo
damp | feucht/feuchtigkeit/feuchte/nass | humidite/humide | humedad/humedades | umidita/umido | humidade/umidade
condensation | kondenswasser/tauwasser/beschlagene/beschlagen | condensation/buee | condensacion | condensa | condensacao
water leak | wasserschaden/undicht/leck | fuite/fuite d eau/infiltration | fuga/gotera/goteras/filtracion | perdita/perdita d acqua/infiltrazione | infiltracao/fuga de agua/vazamento
water | wasser | eau | agua | acqua | agua
crack | riss/risse | fissure/fissures | grieta/grietas/fisura | crepa/crepe/fessura | fissura/racha/rachadura
getting wider | wird grosser/werden grosser/wird breiter | s agrandit/s elargit | cada vez mas grande/se agranda | si allarga/si sta allargando | esta a aumentar/aumentando
corner | ecke | coin/angle | rincon/esquina | angolo | canto
noise | larm/gerausche/laut | bruit | ruido | rumore | barulho/ruido
draught | zugluft | courant d air/courants d air | corriente de aire | spiffero/spifferi | corrente de ar
ventilate | luften/luftung | aerer/ventiler/ventilation | ventilar/ventilacion | arieggiare/ventilazione/areare | ventilar/ventilacao
cold | kalt | froid/froide | frio/fria | freddo/fredda | frio/fria
hot | heiss | chaud/chaude | caliente/calor | caldo/calda | quente/calor
warm | warm | tiede | templado | tiepido | morno
hot tub | whirlpool/jacuzzi | jacuzzi/spa | jacuzzi/bañera de hidromasaje | idromassaggio/vasca idromassaggio | jacuzzi/banheira de hidromassagem
hold the weight | tragt/aushalten/tragfahigkeit | supporter/supporte/supporter le poids | aguanta/soporta/aguantar | regge/sostiene/reggere | aguenta/suporta/aguentar
cost | kosten/preis | cout/prix | coste/costo/precio | costo/prezzo/costi | custo/preco
lasts | halt/haltbarkeit | dure/duree de vie | dura/duracion | dura/durata | dura/duracao
`;
